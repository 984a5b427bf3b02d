import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { type SpaceStep, stepsOf } from './space-steps.js'

/** Removes the bullets and padding of a list. */
export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

// Defaults have no class, so that a box with `asChild` changes only what its props set.
export const box: (variants: {
  padding?: SpaceStep | undefined
  paddingInline?: 'auto' | SpaceStep | undefined
  paddingBlock?: 'auto' | SpaceStep | undefined
  grow?: boolean | undefined
}) => string = recipe({
  base: { boxSizing: 'border-box', minInlineSize: 0 },
  variants: {
    padding: stepsOf('padding'),
    paddingInline: { auto: {}, ...stepsOf('paddingInline') },
    paddingBlock: { auto: {}, ...stepsOf('paddingBlock') },
    grow: { true: { flex: '1 1 0' } },
  },
})
