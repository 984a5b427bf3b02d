import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

/** A step of the space scale: 0, then 4 to 64 px. */
export type SpaceStep = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'

const spaceSteps: SpaceStep[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

type Space = 'padding' | 'paddingInline' | 'paddingBlock' | 'gap' | 'rowGap' | 'columnGap'

/** A class for each step, so that the HTML of a server has no inline styles. */
export const stepsOf = (property: Space) =>
  Object.fromEntries(
    spaceSteps.map((step): [SpaceStep, StyleRule] => [step, { [property]: step === '0' ? 0 : vars.space[step] }]),
  ) as Record<SpaceStep, StyleRule>
