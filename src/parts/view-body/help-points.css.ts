import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

export const list = style({ listStyle: 'none', margin: 0, padding: vars.space[2], display: 'grid', gap: vars.space[4] })

export const point = style({ display: 'flex', gap: vars.space[3], minInlineSize: 0 })

export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 })
