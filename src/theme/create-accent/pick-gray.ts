import type { Oklch } from '../../../tokens/color/convert-color.js'
import type { NamedGray } from '../match-gray.js'

/** OKLCH hues where the gray changes: half-way between accents with different grays in `matchGray`. */
const boundaries: readonly [below: number, gray: NamedGray][] = [
  [39, 'mauve'],
  [113, 'sand'],
  [152, 'olive'],
  [200, 'sage'],
  [283, 'slate'],
]

/** Returns the gray whose undertone matches a color, or plain gray for a color with almost no chroma. */
export function pickGray({ c, h }: Oklch): NamedGray {
  if (c < 0.02) return 'gray'
  return boundaries.find(([below]) => h < below)?.[1] ?? 'mauve'
}
