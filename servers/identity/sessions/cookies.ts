import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { ApiFailure } from '../../http/api-failure.js'
import { createToken } from '../secrets/tokens.js'
import { SESSION_LIFE } from './session-life.js'

// The frame is on another site than the app's page, so its cookies are third-party cookies. `Partitioned` gives each site
// its own (CHIPS). Chromium and Firefox take `Secure` cookies from localhost without TLS, WebKit does not. With the prefix
// `__Host-` browsers take a cookie of this host alone: a neighbouring host of the same site can set none for it.
const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'None', partitioned: true } as const

const SESSION = '__Host-lintel_session'
const LOGIN = '__Host-lintel_login'
/** How long the browser keeps the cookie of pending logins, s. */
const LOGIN_LIFE = 15 * 60
const tokenPattern = /^[\w-]{43}$/

export function readSessionCookie(context: Context): string | undefined {
  return getCookie(context, SESSION)
}

export function writeSessionCookie(context: Context, value: string): void {
  setCookie(context, SESSION, value, { ...attributes, maxAge: SESSION_LIFE / 1_000 })
}

export function dropSessionCookie(context: Context): void {
  deleteCookie(context, SESSION, attributes)
}

/** The token of this browser's pending logins. @throws ApiFailure 404 when it has none, or sends no cookies */
export function requireLoginCookie(context: Context): string {
  const token = readLoginCookie(context)
  if (token !== undefined) return token
  throw new ApiFailure(
    404,
    'cookie',
    'The browser sent no cookie of this login. Allow cookies of other sites, and begin again.',
  )
}

function readLoginCookie(context: Context): string | undefined {
  const token = getCookie(context, LOGIN)
  return token !== undefined && tokenPattern.test(token) ? token : undefined
}

/** The token of this browser's pending logins, which parallel logins share. It is created if it does not exist. */
export function keepLoginCookie(context: Context): string {
  const token = readLoginCookie(context) ?? createToken()
  setCookie(context, LOGIN, token, { ...attributes, maxAge: LOGIN_LIFE })
  return token
}

/** The cookie of the popup: the `state` of the login that it is open for. */
export function writeStateCookie(context: Context, loginId: string, state: string): void {
  setCookie(context, nameState(loginId), state, { ...attributes, maxAge: LOGIN_LIFE })
}

export function readStateCookie(context: Context, loginId: string): string | undefined {
  return getCookie(context, nameState(loginId))
}

export function dropStateCookie(context: Context, loginId: string): void {
  deleteCookie(context, nameState(loginId), attributes)
}

function nameState(loginId: string): string {
  return `__Host-lintel_state_${loginId}`
}
