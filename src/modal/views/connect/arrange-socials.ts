import type { SocialProvider } from '../../../core/model/state.js'

/** How many stand before "more", the wide one among them. */
const MAX_SHOWN = 6
const SHOWN_BEFORE_MORE = 5

export type SocialLayout = {
  /** The one with its name beside it. */
  wide: SocialProvider | null
  tiles: readonly SocialProvider[]
  /** Behind "more". */
  rest: readonly SocialProvider[]
}

/** One is a wide button, two are tiles, up to six a wide one above tiles, more have the rest behind a last tile. */
export function arrangeSocials(socials: readonly SocialProvider[]): SocialLayout {
  const [first = null, ...others] = socials
  if (socials.length === 2) return { wide: null, tiles: socials, rest: [] }
  if (socials.length <= MAX_SHOWN) return { wide: first, tiles: others, rest: [] }
  return { wide: first, tiles: others.slice(0, SHOWN_BEFORE_MORE - 1), rest: others.slice(SHOWN_BEFORE_MORE - 1) }
}
