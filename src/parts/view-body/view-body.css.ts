import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../../components/styling/scaled.js'

const center = style({
  padding: `${scaled(16)} ${scaled(28)} ${scaled(28)}`,
  gap: vars.space[2],
  justifyItems: 'center',
  textAlign: 'center',
})

const start = style({
  padding: `${scaled(4)} ${scaled(16)} ${scaled(16)}`,
  gap: vars.space[3],
  // A message above has padding of its own, also inside a tab panel.
  selectors: { [`:where(${center}, :has(> [role="tabpanel"] > ${center})) + &`]: { paddingBlockStart: 0 } },
})

// A message in place of a list: the body around it already has padding.
globalStyle(`:where(${start}) ${center}`, { padding: scaled(12) } as Parameters<typeof globalStyle>[1])

export const body = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    align: {
      start,
      center,
    },
  },
  defaultVariants: { align: 'start' },
})
