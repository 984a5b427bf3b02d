import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../styling/scaled.js'
import { forcedColors } from '../styling/states.js'
import { list } from './list.css.js'

/** The frame scrolls; the padding of the list scrolls with its items. */
export const scroller = style([
  list,
  {
    padding: 0,
    // Items have their offset from it.
    position: 'relative',
    overflowY: 'auto',
    maxBlockSize: `var(--lintel-long-list-height, ${scaled(320)})`,
    scrollPaddingBlock: vars.space[1],
  },
])

export const items = style({ listStyle: 'none', margin: 0, padding: 0 })

/** Virtua positions it. Its class keeps rules of the page for every `li` away. */
export const place = style({ margin: 0, padding: 0 })

export const row = style({ position: 'relative', paddingInline: vars.space[1] })
export const first = style({ paddingBlockStart: vars.space[1] })
export const last = style({ paddingBlockEnd: vars.space[1] })

/** The line above an item starts at the text: 4 px of row, 8 px of padding, 36 px of icon and 12 px of gap. */
export const lined = style({
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: scaled(60),
      insetInlineEnd: scaled(14),
      blockSize: '1px',
      background: vars.gray.line,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&::before': { background: 'CanvasText', opacity: 0.4 } } },
  },
})

export const heading = style({
  margin: 0,
  padding: `${scaled(14)} ${scaled(10)} ${scaled(6)}`,
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[2],
  fontWeight: vars.font.weight.medium,
  color: vars.gray.textMuted,
  '@media': forcedColors({ color: 'inherit' }),
})

export const after = style({ padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[3]}` })
