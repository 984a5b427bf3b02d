import { measurePairs } from '../../../src/theme/create-accent/measure-pairs.js'
import type { Appearance } from '../../../tokens/color/backdrops.js'
import { chooseRoles } from '../../../tokens/color/color-roles.js'
import { contrastRequirements } from '../../../tokens/color/contrast-requirements.js'
import { readColorScale } from '../../../tokens/color/read-color-scale.js'

type MeasuredPair = ReturnType<typeof measurePairs>[number]

/** The roles of text, marks and the ring, in the order of the requirements. */
export const requiredRoles = [...new Set(contrastRequirements.map(({ role }) => role))]

/** For each of `requiredRoles` the pair closest to its requirement, on any background. */
export function readWorstPairs(name: string, appearance: Appearance): (MeasuredPair | undefined)[] {
  const scale = readColorScale(name)
  const pairs = measurePairs(scale, appearance, chooseRoles(scale, appearance))
  return requiredRoles.map(
    (role) =>
      pairs
        .filter((pair) => pair.role === role)
        .sort((first, second) => first.ratio / first.needed - second.ratio / second.needed)[0],
  )
}
