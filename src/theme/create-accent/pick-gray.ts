import type { Oklch } from '../../../tokens/color/convert-color.js'
import type { NamedGray } from '../match-gray.js'

/** Where the undertones change, as OKLCH hues: half-way between the accents that `matchGray` gives to different grays. */
const boundaries: readonly [below: number, gray: NamedGray][] = [
  [39, 'mauve'],
  [113, 'sand'],
  [152, 'olive'],
  [200, 'sage'],
  [283, 'slate'],
]

/** The gray whose undertone goes with a colour; plain gray where the colour has next to no hue. */
export function pickGray({ c, h }: Oklch): NamedGray {
  if (c < 0.02) return 'gray'
  return boundaries.find(([below]) => h < below)?.[1] ?? 'mauve'
}
