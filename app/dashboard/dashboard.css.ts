import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/index.js'

export const dashboard = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  paddingBlock: vars.space[6],
  borderBlockStart: `1px solid ${vars.gray.line}`,
})

/** The heading above the total, with the actions at the end of its line where there is room. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  '@media': { '(min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const total = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignItems: 'center',
  minInlineSize: 0,
  // The height of the amount, so that the skeleton and the message take the same space.
  minBlockSize: `calc(${vars.unit} * 44)`,
  '@media': { '(min-width: 40rem)': { gridRow: 2 } },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { '(min-width: 40rem)': { gridRow: 2, gridColumn: 2 } },
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space[4],
})

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[2],
})

/** As high with its button as without it, so that the list stays where it is. */
export const columnTop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: vars.control[2],
})

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[3]}`,
})

/** In place of the items. */
export const message = style({ display: 'grid', alignContent: 'center', minBlockSize: `calc(${vars.unit} * 84)` })

export const skeletonRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: `calc(${vars.unit} * 52)`,
})

export const circle = style({ borderRadius: '50%' })
