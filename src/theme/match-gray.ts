import type { Accent } from '../components/props/accent.js'
import type { grays } from './theme.props.js'

export type NamedGray = Exclude<(typeof grays)[number], 'auto'>

const accentsOfGray: Record<NamedGray, readonly string[]> = {
  gray: ['gray'],
  mauve: ['tomato', 'red', 'ruby', 'crimson', 'pink', 'plum', 'purple', 'violet'],
  slate: ['iris', 'indigo', 'blue', 'sky', 'cyan'],
  sage: ['teal', 'jade', 'mint', 'green'],
  olive: ['grass', 'lime'],
  sand: ['yellow', 'amber', 'orange', 'brown', 'gold', 'bronze'],
}

/** Returns the gray whose undertone matches an accent, or neutral `gray` for a custom accent. */
export function matchGray(accent: Accent): NamedGray {
  const found = Object.entries(accentsOfGray).find(([, accents]) => accents.includes(accent))
  return (found?.[0] as NamedGray | undefined) ?? 'gray'
}
