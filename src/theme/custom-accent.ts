import type { NamedGray } from './match-gray.js'

/** A custom accent: `createAccent` returns it, and `Theme` accepts it. */
export type CustomAccent = {
  /** The value of `data-accent`, such as `brand`. */
  name: string
  /** The rules of `[data-accent="name"]` and of its gray: every step and role, for a css file or the document. */
  css: string
  /** The gray to use if the theme's gray is `auto`. */
  gray: NamedGray
}
