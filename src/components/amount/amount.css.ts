import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'

const step = (size: 6 | 7 | 8, line: 7 | 8) => ({
  fontSize: vars.font.size[size],
  lineHeight: vars.font.lineHeight[line],
  letterSpacing: vars.font.letterSpacing[size],
})

export const amount = recipe({
  base: {
    maxInlineSize: '100%',
    minInlineSize: 0,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  variants: {
    variant: {
      inline: {},
      display: {
        display: 'block',
        fontWeight: vars.font.weight.medium,
        color: vars.gray.text,
        textAlign: 'center',
      },
    },
    /** A smaller font for a longer amount, so that it fits one line. */
    length: { any: {}, short: step(8, 8), long: step(7, 8), huge: step(6, 7) },
  },
  defaultVariants: { variant: 'inline', length: 'any' },
})

/** The number is left to right everywhere. */
export const content = style({
  selectors: {
    ':where([data-variant="display"]) > &': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'center',
      columnGap: '0.25em',
    },
  },
})

export const number = style({ minInlineSize: 0 })
export const quiet = style({ color: vars.gray.textMuted })
/**
 * Clipped, so that stacked combining marks do not cover what is above. The padding is for fonts whose letters are taller
 * than the line, such as Noto Sans; the negative margin keeps the line's height.
 */
export const symbol = style({
  minInlineSize: 0,
  selectors: {
    ':where([data-variant="display"] > *) > &': {
      overflow: 'clip',
      paddingBlock: '0.25em',
      marginBlock: '-0.25em',
      color: vars.gray.textMuted,
    },
  },
})
