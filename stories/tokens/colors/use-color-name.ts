import { matchGray, useTheme } from '../../../src/theme/index.js'

/** The name of the scale in the surrounding theme: that of its gray, or of its accent, which for `gray` is the gray too. */
export function useColorName(family: 'accent' | 'gray'): string {
  const { accent, gray } = useTheme()
  if (family === 'accent' && accent !== 'gray') return accent
  return gray === 'auto' ? matchGray(accent) : gray
}
