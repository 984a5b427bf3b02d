import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

export const hoverCard = style({
  inlineSize: 'max-content',
  maxInlineSize: `min(${vars.modal.width}, var(--radix-popper-available-width))`,
  padding: vars.space[4],
})
