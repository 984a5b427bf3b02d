import { style } from '@vanilla-extract/css'
import { layer } from '../../../components/styling/layer.js'
import { scaled } from '../../../components/styling/scaled.js'

export const tabs = style(layer({ marginInline: scaled(16), marginBlock: `${scaled(4)} ${scaled(8)}` }))
