import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'

export const COLUMNS = 10

/** What a swatch is filled with, where Lintel names the colour (`swatch-colors.css.ts`). */
export const swatchColor = createVar()

/** Where less than 4 px are left between swatches, a ring around one would lie over its neighbours. */
const SIZE = 'max(24px, 1.5rem)'
const CROWDED = `not (min-width: calc(${COLUMNS} * ${SIZE} + 31px))`

export const grid = style(
  layer({
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, ${SIZE}))`,
    justifyContent: 'space-between',
    rowGap: vars.space[2],
    // Room for the outline of the first row, which the panel's edge would cut.
    padding: '2px',
    '@media': { '(pointer: coarse)': { rowGap: 0 } },
  }),
)

export const cell = style(
  layer({
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    // A finger needs 44 px; ten in a row leave it the width of a phone, so that at least the rows are that high.
    '@media': { '(pointer: coarse)': { minBlockSize: vars.touchTarget } },
  }),
)

/** The radio itself is the swatch, so that the platform does the rest. */
export const swatch = style(
  layer({
    appearance: 'none',
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    aspectRatio: '1',
    margin: 0,
    borderRadius: '50%',
    background: fallbackVar(swatchColor, vars.accent.solid),
    // Yellow on white, and gray on gray, still have an edge.
    boxShadow: `inset 0 0 0 1px ${vars.panel.outline}`,
    outline: '2px solid transparent',
    outlineOffset: '2px',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    forcedColorAdjust: 'none',
    selectors: {
      '&:hover': { outlineColor: vars.gray.border },
      '&:checked': { outlineColor: vars.gray.text },
      // Inside, where no neighbour is covered.
      '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${vars.gray.text}, inset 0 0 0 4px ${vars.panel.background}` },
      '&[data-auto]::after': {
        content: '"A"',
        color: '#fff',
        fontFamily: vars.font.family,
        fontSize: '0.6875rem',
        lineHeight: '1',
        fontWeight: vars.font.weight.bold,
      },
      '&::before': { content: '', position: 'absolute', inset: '-2px' },
    },
    '@container': {
      [CROWDED]: {
        outlineOffset: '-2px',
        selectors: {
          '&:checked': { boxShadow: `inset 0 0 0 4px ${vars.panel.background}` },
          '&:focus-visible': {
            boxShadow: `inset 0 0 0 4px ${vars.panel.background}, inset 0 0 0 6px ${vars.gray.text}, inset 0 0 0 8px ${vars.panel.background}`,
          },
        },
      },
    },
    '@media': {
      '(pointer: coarse)': { selectors: { '&::before': { inset: 0 } } },
      '(forced-colors: active)': {
        selectors: {
          '&:hover': { outlineColor: 'GrayText' },
          '&:checked': { outlineColor: 'CanvasText' },
          '&:focus-visible': { outlineColor: 'Highlight', outlineWidth: '3px' },
        },
      },
    },
  }),
)
