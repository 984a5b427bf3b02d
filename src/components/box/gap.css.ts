import { recipe } from '@vanilla-extract/recipes'
import type { ResponsiveNames } from '../styling/responsive.js'
import { responsiveVariants } from '../styling/responsive-variants.js'
import { type SpaceStep, stepsOf } from './space-steps.js'

/** The gap of Flex and Grid. */
export const gaps: (variants: Partial<Record<ResponsiveNames<'gap'>, SpaceStep>>) => string = recipe({
  variants: responsiveVariants('gap', stepsOf('gap')),
})
