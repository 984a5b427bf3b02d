import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { forcedColors, hoverQuery } from '../../components/styling/states.js'
import { unscaled } from '../../components/styling/unscaled.js'

export const copyPlace = style({
  containerType: 'inline-size',
  // The `em` of its container queries.
  fontSize: unscaled(16),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
})

/** One row, and more rows with large text. */
export const formats = style({
  '@container': {
    'not (min-width: 14em)': {
      gridAutoFlow: 'row',
      gridTemplateColumns: `repeat(auto-fit, minmax(min(${unscaled(56)}, 100%), 1fr))`,
      inlineSize: '100%',
      blockSize: 'auto',
    },
  },
})

/** The strongest button that has no accent. */
export const copyButton = style({
  background: vars.gray.text,
  color: vars.page.background,
  selectors: { '&:where(:active)': { background: vars.gray.textMuted } },
  '@media': {
    [hoverQuery]: {
      selectors: {
        '&:where(:hover:not(:active))': {
          background: `color-mix(in srgb, ${vars.gray.text} 88%, ${vars.gray.solid})`,
        },
      },
    },
    ...forcedColors({ background: 'Highlight', color: 'HighlightText' }),
  },
})
