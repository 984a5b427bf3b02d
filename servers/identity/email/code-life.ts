/** How long a code or a link works, ms. */
export const CODE_LIFE = 5 * 60_000
/** How long a login may take in all, ms. */
export const LOGIN_LIFE = 15 * 60_000
/** Tries per code. */
export const MAX_TRIES = 5
