import type { SocialProvider } from '../../../../core/model/connector.js'

/** Accounts shown when there is no "more" tile, and when there is one; the wide button is counted. */
const MAX_SHOWN = 6
const SHOWN_BEFORE_MORE = 5

export type SocialLayout = {
  /** A full-width button with a name. */
  wide: SocialProvider | null
  tiles: readonly SocialProvider[]
  /** Hidden behind the "more" tile. */
  rest: readonly SocialProvider[]
}

/** One account is a wide button, two are tiles, three to six a wide button and tiles; from seven on, "more" hides the rest. */
export function arrangeSocials(socials: readonly SocialProvider[]): SocialLayout {
  const [first = null, ...others] = socials
  if (socials.length === 2) return { wide: null, tiles: socials, rest: [] }
  if (socials.length <= MAX_SHOWN) return { wide: first, tiles: others, rest: [] }
  return { wide: first, tiles: others.slice(0, SHOWN_BEFORE_MORE - 1), rest: others.slice(SHOWN_BEFORE_MORE - 1) }
}
