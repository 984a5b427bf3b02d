import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { noFocusRing } from '../styling/states.js'

export const popover = recipe({
  base: {
    inlineSize: 'max-content',
    maxInlineSize: `min(${vars.modal.width}, var(--radix-popper-available-width))`,
    // It gets focus only when nothing inside can take it.
    selectors: noFocusRing,
  },
  variants: {
    size: {
      '1': { padding: vars.space[3] },
      '2': { padding: vars.space[4] },
    },
  },
  defaultVariants: { size: '2' },
})

export const title = style({
  margin: 0,
  fontSize: vars.font.size[4],
  lineHeight: vars.font.lineHeight[4],
  letterSpacing: vars.font.letterSpacing[4],
  fontWeight: vars.font.weight.medium,
})
