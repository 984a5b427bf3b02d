import { style, styleVariants } from '@vanilla-extract/css'
import { readColorScale } from '../../../tokens/color/read-color-scale.js'
import { vars } from '../../../tokens/contract.css.js'
import { accents } from '../../components/props/accent.js'
import { forcedColors } from '../../components/styling/states.js'
import { coarsePointerQuery } from '../../components/styling/touch-target.js'
import { unscaled } from '../../components/styling/unscaled.js'
import { grays } from '../theme.props.js'

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] })

/** One row, and more rows with large text. */
export const options = style({
  display: 'grid',
  gridAutoFlow: 'row',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${unscaled(48)}, 100%), 1fr))`,
})

export const option = style({ paddingInline: vars.space[1], fontSize: vars.font.size[2] })

/** The arc of a corner, larger than in the theme, so that the steps can be told apart. */
export const corner = styleVariants({ none: 0, small: 4, medium: 8, large: 12, full: 18 }, (px) => ({
  boxSizing: 'border-box',
  inlineSize: unscaled(18),
  blockSize: unscaled(18),
  borderBlockStart: '2px solid currentColor',
  borderInlineStart: '2px solid currentColor',
  borderStartStartRadius: unscaled(px),
}))

/** Swatches in a row: ten, also on a phone of 320 px. */
const SIZE = `max(24px, ${unscaled(24)})`
/** With gaps under 4 px a ring around a swatch would cover its neighbours. */
const CROWDED = 'not (min-width: calc(10 * max(24px, 1.5em) + 31px))'

/** A segmented control without its track. */
export const swatches = style({
  containerType: 'inline-size',
  // The `em` of its container queries.
  fontSize: unscaled(16),
  display: 'grid',
  gridAutoFlow: 'row',
  gridTemplateColumns: `repeat(10, minmax(0, ${SIZE}))`,
  justifyContent: 'space-between',
  minBlockSize: 0,
  rowGap: vars.space[2],
  // Room for the ring of the first row.
  padding: '2px',
  border: 0,
  borderRadius: 0,
  background: 'none',
  boxShadow: 'none',
  '@media': { [coarsePointerQuery]: { rowGap: 0 }, ...forcedColors({ border: 0, background: 'none' }) },
})

export const swatch = style({
  boxSizing: 'border-box',
  alignSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  inlineSize: '100%',
  aspectRatio: '1',
  padding: 0,
  color: '#fff',
  fontSize: unscaled(11),
  lineHeight: 1,
  fontWeight: vars.font.weight.bold,
  borderRadius: '50%',
  // A custom accent; the others have a color of `swatchColors`.
  background: vars.accent.solid,
  // The edge of a pale color.
  boxShadow: `inset 0 0 0 1px ${vars.panel.outline}`,
  outline: '2px solid transparent',
  outlineOffset: '2px',
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  selectors: {
    '&:where(:hover)': { outlineColor: vars.gray.border },
    '&:where([data-state="checked"])': { outlineColor: vars.gray.text },
    // Inside, so that it covers no neighbour.
    '&:focus-visible': {
      outline: '2px solid transparent',
      boxShadow: `inset 0 0 0 2px ${vars.gray.text}, inset 0 0 0 4px ${vars.panel.background}`,
    },
    '&:where([data-state="checked"]):focus-visible': { outlineColor: vars.gray.text },
    '&::before': { insetBlock: '-2px', insetInline: '-2px' },
  },
  '@container': {
    [CROWDED]: {
      outlineOffset: '-2px',
      selectors: {
        '&:where([data-state="checked"])': { boxShadow: `inset 0 0 0 4px ${vars.panel.background}` },
        '&:focus-visible': {
          outlineOffset: '-2px',
          boxShadow: `inset 0 0 0 4px ${vars.panel.background}, inset 0 0 0 6px ${vars.gray.text}, inset 0 0 0 8px ${vars.panel.background}`,
        },
      },
    },
  },
  '@media': {
    // Ten targets of 44 px do not fit beside each other; the rows are that high.
    [coarsePointerQuery]: {
      marginBlock: `calc((${vars.touchTarget} - ${SIZE}) / 2)`,
      minInlineSize: 0,
      selectors: { '&::before': { insetBlock: `calc((${SIZE} - ${vars.touchTarget}) / 2)`, insetInline: '-2px' } },
    },
    '(forced-colors: active)': {
      background: vars.accent.solid,
      selectors: {
        '&:where(:hover)': { outlineColor: 'GrayText' },
        '&:where([data-state="checked"])': { outlineColor: 'CanvasText' },
        '&:focus-visible': { outlineColor: 'Highlight', outlineWidth: '3px' },
      },
    },
  },
})

/**
 * The color of each accent and gray, from the token data: the panel shows them without loading the css of 26 accents. They load with
 * the panel, and not with `styles.css`.
 */
export const swatchColors: Record<string, string> = Object.fromEntries(
  [...accents, ...grays.filter((gray) => gray !== 'auto')].map((name) => {
    const { light, dark } = readColorScale(name)
    const [day, night] = [light.solid[9], dark.solid[9]]
    return [name, day === night ? day : `light-dark(${day}, ${night})`]
  }),
)
