import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { layer } from '../styling/layer.js'
import { focusRing, forcedColors, hoverQuery } from '../styling/states.js'

export const scrollArea = recipe({
  base: layer({
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
      '&:where(:focus-visible)': { ...focusRing('inside'), scrollbarColor: `${vars.gray.mark} transparent` },
    },
    '@media': {
      [hoverQuery]: { selectors: { '&:where(:hover)': { scrollbarColor: `${vars.gray.mark} transparent` } } },
      ...forcedColors({ scrollbarColor: 'auto' }),
    },
  }),
  variants: {
    orientation: {
      vertical: layer({ overflowX: 'hidden', overflowY: 'auto' }),
      horizontal: layer({ overflowX: 'auto', overflowY: 'hidden' }),
      both: layer({ overflow: 'auto' }),
    },
  },
  defaultVariants: { orientation: 'vertical' },
})

/** As wide as the area or its content; measured to know whether the area scrolls. */
export const content = style(layer({ minInlineSize: '100%', inlineSize: 'fit-content' }))
export const held = style(layer({ minInlineSize: 0 }))
