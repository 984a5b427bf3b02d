import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { matchParent } from '../styling/match-parent.js'
import { scaled } from '../styling/scaled.js'
import { focusRing, forcedColors, noFocusRing } from '../styling/states.js'
import { coarsePointerQuery } from '../styling/touch-target.js'

const rowHeight = createVar()
const rowSize = createVar()
const rowLine = createVar()

/** A panel of rows of the given height. A panel with radius 14 and padding 4 needs rows with radius 10. */
const list = (height: string, type: 2 | 3) =>
  style({
    padding: vars.space[1],
    minInlineSize: `min(${scaled(160)}, var(--radix-popper-available-width))`,
    selectors: noFocusRing,
    scrollPaddingBlock: vars.space[1],
    vars: {
      [rowHeight]: height,
      [rowSize]: vars.font.size[type],
      [rowLine]: vars.font.lineHeight[type],
    },
    '@media': { [coarsePointerQuery]: { vars: { [rowHeight]: `max(${vars.touchTarget}, ${height})` } } },
  })

export const lists = { '1': list(vars.control[1], 2), '2': list(vars.control[2], 3) }

/** A row to choose. On hover it has a fill; on keyboard focus also a ring, because the fill alone is faint. */
export const row = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: rowHeight,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.panel[5],
  color: vars.gray.text,
  fontSize: rowSize,
  lineHeight: rowLine,
  textDecoration: 'none',
  textAlign: 'start',
  cursor: 'default',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    // An accent of its own, such as red for an action that cannot be undone.
    '&:where([data-accent])': { color: vars.accent.textOnControl },
    '&:where([data-highlighted], [data-state="open"])': { background: vars.gray.tint },
    '&:where([data-accent][data-highlighted])': { background: vars.accent.tint },
    '&:where(:active:not([data-disabled]))': { background: vars.gray.tintHover },
    '&:where([data-accent]:active:not([data-disabled]))': { background: vars.accent.tintHover },
    '&:focus-visible': focusRing('inside'),
    '&:where([data-disabled])': { opacity: 0.55, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      color: 'ButtonText',
      selectors: {
        '&:where([data-highlighted], [data-state="open"])': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&:where([data-disabled])': { color: 'GrayText', opacity: 1 },
      },
    },
  },
})

export const rowText = style(
  // A name in another direction starts at the same edge as its neighbours.
  { flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere', ...matchParent },
)

/** A picture before the label. */
export const rowStart = style({
  flex: 'none',
  display: 'grid',
  color: vars.gray.textMuted,
  selectors: { ':where([data-accent]) > &': { color: 'inherit' } },
  '@media': forcedColors({ color: 'inherit' }),
})

const rowEnd = { flex: 'none', display: 'grid', marginInlineStart: vars.space[3] } as const

/** The mark of the selected row. */
export const rowTick = style({ ...rowEnd, color: vars.accent.mark, '@media': forcedColors({ color: 'inherit' }) })

/** The arrow of a submenu, or a keyboard shortcut. */
export const rowHint = style({
  ...rowEnd,
  color: vars.gray.textMuted,
  fontSize: vars.font.size[2],
  '@media': forcedColors({ color: 'inherit' }),
})

/** The label of a group. */
export const rowsLabel = style({
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[1]}`,
  color: vars.gray.textMuted,
  fontSize: vars.font.size[1],
  lineHeight: vars.font.lineHeight[1],
  letterSpacing: vars.font.letterSpacing[1],
  fontWeight: vars.font.weight.medium,
  ...matchParent,
  cursor: 'default',
  userSelect: 'none',
})

/** Spans the full width of the panel. */
export const rowsSeparator = style({
  marginBlock: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[1]})`,
  borderBlockStart: `1px solid ${vars.gray.line}`,
  '@media': forcedColors({ borderBlockStartColor: 'CanvasText' }),
})
