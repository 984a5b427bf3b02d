import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'

const gap = createVar()

const size = (type: 2 | 3 | 4, space: 2 | 3) => ({
  vars: { [gap]: vars.space[space] },
  fontSize: vars.font.size[type],
  lineHeight: vars.font.lineHeight[type],
  letterSpacing: vars.font.letterSpacing[type],
})

export const dataList = recipe({
  base: { boxSizing: 'border-box', display: 'grid', margin: 0, minInlineSize: 0, rowGap: gap },
  variants: {
    orientation: {
      // The column of labels is as wide as the longest, up to two fifths.
      horizontal: { gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)', columnGap: vars.space[4] },
      vertical: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    align: { start: {}, end: { textAlign: 'end' } },
    size: { '1': size(2, 2), '2': size(3, 2), '3': size(4, 3) },
    divided: { true: {} },
  },
  defaultVariants: { orientation: 'horizontal', size: '2' },
})

export const item = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  minInlineSize: 0,
  selectors: {
    // A border: forced colors show borders and not backgrounds.
    ':where([data-divided] > &) + &': { borderBlockStart: `1px solid ${vars.gray.line}`, paddingBlockStart: gap },
  },
})

export const label = style({
  margin: 0,
  minInlineSize: 0,
  textAlign: 'start',
  color: vars.gray.textMuted,
  fontWeight: 'inherit',
  unicodeBidi: 'isolate',
  overflowWrap: 'break-word',
})

export const value = style({
  margin: 0,
  minInlineSize: 0,
  color: vars.gray.text,
  fontVariantNumeric: 'tabular-nums',
  unicodeBidi: 'isolate',
  overflowWrap: 'break-word',
})
