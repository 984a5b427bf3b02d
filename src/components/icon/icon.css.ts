import { style } from '@vanilla-extract/css'
import { layer } from '../styling/layer.js'

export const icon = style(layer({ flex: 'none', display: 'inline-block', verticalAlign: 'middle' }))

export const directional = style(layer({ selectors: { '&:where(:dir(rtl))': { transform: 'scaleX(-1)' } } }))
