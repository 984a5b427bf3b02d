import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.js'

export const specimen = style({ display: 'grid', gap: vars.space[5], padding: vars.space[4] })
export const rows = style({ display: 'grid', gap: vars.space[2] })
export const label = style({ color: vars.gray.textMuted, fontSize: vars.font.size[1] })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })
