import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../styling/scaled.js'

const air = createVar()
const sides = createVar()

const size = (block: 1 | 2 | 3, inline: 2 | 3 | 4, type: 2 | 3 | 4) => ({
  vars: { [air]: vars.space[block], [sides]: vars.space[inline] },
  fontSize: vars.font.size[type],
  lineHeight: vars.font.lineHeight[type],
  letterSpacing: vars.font.letterSpacing[type],
})

/** The area that scrolls. */
export const frame = recipe({
  base: { color: vars.gray.text, fontVariantNumeric: 'tabular-nums' },
  variants: {
    size: { '1': size(1, 2, 2), '2': size(2, 3, 3), '3': size(3, 4, 4) },
    variant: {
      surface: {
        borderRadius: vars.radius.panel[7],
        background: vars.gray.surface,
        border: `1px solid ${vars.gray.line}`,
        '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
      },
      plain: {},
    },
  },
  defaultVariants: { size: '2', variant: 'surface' },
})

export const table = style(
  // Not collapsed: the border of a sticky head would scroll away.
  { inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0, textAlign: 'start' },
)

export const head = style({})
export const row = style({})

const lineBelow = { borderBlockEnd: `1px solid ${vars.gray.line}` } as const

export const cell = recipe({
  base: {
    boxSizing: 'border-box',
    paddingBlock: air,
    paddingInline: sides,
    fontWeight: vars.font.weight.regular,
    verticalAlign: 'middle',
    unicodeBidi: 'isolate',
    // Only very long words break; a wide table scrolls.
    overflowWrap: 'break-word',
    maxInlineSize: scaled(256),
    selectors: {
      [`:where(${row}:not(:last-child)) > &`]: lineBelow,
      // Opaque, because rows scroll below it: three layers of a translucent panel hide them.
      [`:where(${head} > ${row}) > &`]: {
        ...lineBelow,
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 1,
        background: `linear-gradient(${vars.gray.surface}, ${vars.gray.surface}), linear-gradient(${vars.panel.background}, ${vars.panel.background}), linear-gradient(${vars.panel.background}, ${vars.panel.background}), ${vars.panel.background}`,
        color: vars.gray.textMuted,
        fontSize: vars.font.size[2],
        fontWeight: vars.font.weight.medium,
        whiteSpace: 'nowrap',
        '@media': { '(forced-colors: active)': { background: 'Canvas' } },
      },
    },
  },
  variants: {
    align: {
      start: { textAlign: 'start' },
      center: { textAlign: 'center' },
      end: { textAlign: 'end' },
    },
    heads: { row: { fontWeight: vars.font.weight.medium }, column: {} },
  },
  defaultVariants: { align: 'start' },
})
