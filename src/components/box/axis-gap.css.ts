import { recipe } from '@vanilla-extract/recipes'
import { type SpaceStep, stepsOf } from './space-steps.js'
// Comes before this file, whose rules win over a gap at every width.
import './gap.css.js'

/** The gaps of Flex and Grid between rows and between columns. */
export const axisGaps: (variants: {
  rowGap?: 'auto' | SpaceStep | undefined
  columnGap?: 'auto' | SpaceStep | undefined
}) => string = recipe({
  variants: {
    rowGap: { auto: {}, ...stepsOf('rowGap') },
    columnGap: { auto: {}, ...stepsOf('columnGap') },
  },
})
