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

/** The gray whose undertone goes with an accent; neutral `gray` for an accent Lintel does not name. */
export function matchGray(accent: Accent): NamedGray {
  const found = Object.entries(accentsOfGray).find(([, accents]) => accents.includes(accent))
  return (found?.[0] as NamedGray | undefined) ?? 'gray'
}
