import { matchGray, useTheme } from '../../../src/theme/index.js'
import type { TracedColor } from '../../../tokens/trace-role.js'

/** What to follow a role of `family` by, in the theme around. */
export function useTracedColour(family: 'accent' | 'gray'): TracedColor {
  const { accent, gray: chosen } = useTheme()
  const gray = chosen === 'auto' ? matchGray(accent) : chosen
  return family === 'gray' ? { gray } : { accent, gray }
}
