import { matchGray, useTheme } from '../../../src/theme/index.js'

/** The scale of the theme around: of its accent, which for `gray` is the one of its gray, or of its gray. */
export function useColourName(family: 'accent' | 'gray'): string {
  const { accent, gray } = useTheme()
  if (family === 'accent' && accent !== 'gray') return accent
  return gray === 'auto' ? matchGray(accent) : gray
}
