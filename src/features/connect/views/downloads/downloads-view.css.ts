import { style } from '@vanilla-extract/css'
import { vars } from '../../../../../tokens/contract.css.js'

export const hero = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3], paddingBlock: vars.space[2] })
