import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { hoverQuery } from '../styling/states.js'

// An icon needs no overflow rules for text.
const square = (step: 1 | 2 | 3 | 4) => ({ inlineSize: vars.control[step], maxInlineSize: 'none', paddingInline: 0 })

const quiet = '&:where([data-lintel-button="ghost"][data-accent="gray"])'

export const iconButton = recipe({
  // A ghost icon is muted until it is hovered.
  base: {
    selectors: { [quiet]: { color: vars.gray.textMuted } },
    '@media': {
      [hoverQuery]: { selectors: { [`${quiet}:where(:hover:not(:disabled))`]: { color: vars.gray.text } } },
      '(forced-colors: active)': { selectors: { [quiet]: { color: 'ButtonText' } } },
    },
  },
  variants: { size: { '1': square(1), '2': square(2), '3': square(3), '4': square(4) } },
  defaultVariants: { size: '2' },
})
