import { type StyleRule, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'

/** A step of the space scale: 0, then 4 to 64 px. */
export type SpaceStep = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'

const spaceSteps: SpaceStep[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

type Space = 'padding' | 'paddingInline' | 'paddingBlock' | 'gap' | 'rowGap' | 'columnGap'

/** A class for each step, so that the HTML of a server has no inline styles. */
const stepsOf = (property: Space) =>
  Object.fromEntries(
    spaceSteps.map((step): [SpaceStep, StyleRule] => [step, { [property]: step === '0' ? 0 : vars.space[step] }]),
  ) as Record<SpaceStep, StyleRule>

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

/** The gaps of Flex and Grid. */
export const gaps: (variants: {
  gap?: SpaceStep | undefined
  rowGap?: 'auto' | SpaceStep | undefined
  columnGap?: 'auto' | SpaceStep | undefined
}) => string = recipe({
  variants: {
    gap: stepsOf('gap'),
    rowGap: { auto: {}, ...stepsOf('rowGap') },
    columnGap: { auto: {}, ...stepsOf('columnGap') },
  },
})
