const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** When a session ends without use, ms. */
export const SESSION_LIFE = 30 * DAY
/** When it ends in any case, ms. */
export const MAX_SESSION = 90 * DAY
/** After this time the next request gets a new token, ms. */
export const ROTATE_AFTER = 10 * MINUTE
/** How long requests that were under way may still use the token before, ms. */
export const GRACE = 30_000
/** How often the last use is written, ms. */
export const USE_INTERVAL = MINUTE
/** The longest time since the login for a change of the e-mail address or of the wallet, ms. */
export const FRESH_LOGIN = 5 * MINUTE
/** The longest time since the login for a signature, ms. */
export const SIGNING_LOGIN = DAY
/** Sessions of an account. The one that was used longest ago ends first. */
export const MAX_SESSIONS = 50
/** Devices of an account that have no share of its wallet. The one that has not logged in for longest is forgotten first. */
export const MAX_DEVICES = 50
