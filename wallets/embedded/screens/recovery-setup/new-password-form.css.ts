import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/index.js'

export const hint = style({ marginBlockStart: vars.space[1] })
