import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/index.js'

/** Reads down the columns, as the words are written on paper. */
export const wordList = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'repeat(6, auto)',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const word = style({
  display: 'grid',
  gridTemplateColumns: '2ch minmax(0, 1fr)',
  gap: vars.space[2],
  alignItems: 'baseline',
})

export const number = style({ textAlign: 'end' })

export const warnings = style({ margin: 0, paddingInlineStart: vars.space[4] })
