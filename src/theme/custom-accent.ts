import type { NamedGray } from './match-gray.js'

/** An accent that the app made itself, as `createAccent` returns it and `Theme` takes it. */
export type CustomAccent = {
  /** What `data-accent` says, such as `brand`. */
  name: string
  /** The rules of `[data-accent="name"]`: every step and role, for a css file or the document. */
  css: string
  /** The gray that goes with it when the theme's gray is `auto`. */
  gray: NamedGray
}
