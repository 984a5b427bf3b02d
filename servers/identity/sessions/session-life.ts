const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How long a session lives after its last use, ms. */
export const SESSION_LIFE = 30 * DAY
/** How long it lives at most, however often it is used, ms. */
export const MAX_SESSION_LIFE = 90 * DAY
/** How old the token of a session may be, ms. The first request after that gets a new one. */
export const TOKEN_LIFE = 10 * MINUTE
/** How long after its replacement a token is still valid although the new one is used, for requests that were under way, ms. */
export const REPLACED_TOKEN_LIFE = 30_000
/** How often the time of the last use is written to the database, ms. */
export const USE_WRITE_INTERVAL = MINUTE
/** The longest time since the login for a change of the e-mail address or of the wallet, ms. */
export const MAX_LOGIN_AGE = 5 * MINUTE
/** The longest time since the login for a signature, ms. */
export const MAX_LOGIN_AGE_TO_SIGN = DAY
/** Sessions of an account. With one more, the one that was used longest ago ends. */
export const MAX_SESSIONS = 50
/** Devices of an account that have no share of its wallet. With one more, the one that has not logged in for longest is forgotten. */
export const MAX_DEVICES = 50
