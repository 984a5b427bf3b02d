import { matchGray, useTheme } from '../../../src/theme/index.js'
import type { TracedColor } from '../../../tokens/trace-role.js'

/** The color whose roles of `family` are traced in the surrounding theme. */
export function useTracedColor(family: 'accent' | 'gray'): TracedColor {
  const { accent, gray: chosen } = useTheme()
  const gray = chosen === 'auto' ? matchGray(accent) : chosen
  return family === 'gray' ? { gray } : { accent, gray }
}
