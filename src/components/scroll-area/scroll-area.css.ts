import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { focusRing, forcedColors, hoverQuery } from '../styling/states.js'

export const scrollArea = recipe({
  base: {
    boxSizing: 'border-box',
    minInlineSize: 0,
    minBlockSize: 0,
    maxInlineSize: '100%',
    borderRadius: vars.radius.panel[4],
    // At its end the page below does not scroll.
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.gray.borderHover} transparent`,
    selectors: {
      '&:focus-visible': { ...focusRing('inside'), scrollbarColor: `${vars.gray.mark} transparent` },
    },
    '@media': {
      [hoverQuery]: { selectors: { '&:where(:hover)': { scrollbarColor: `${vars.gray.mark} transparent` } } },
      ...forcedColors({ scrollbarColor: 'auto' }),
    },
  },
  variants: {
    orientation: {
      vertical: { overflowX: 'hidden', overflowY: 'auto' },
      horizontal: { overflowX: 'auto', overflowY: 'hidden' },
      both: { overflow: 'auto' },
    },
  },
  defaultVariants: { orientation: 'vertical' },
})

/** As wide as the area or its content; measured to know whether the area scrolls. */
export const content = style({ minInlineSize: '100%', inlineSize: 'fit-content' })
export const held = style({ minInlineSize: 0 })
