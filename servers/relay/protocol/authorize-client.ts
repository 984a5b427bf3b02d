import * as v from 'valibot'
import { InvalidOptionError } from '../../../src/core/errors/option-errors.js'
import type { RelayHandshake } from '../relay-socket.js'
import { decodeDidKey } from './decode-did-key.js'

/** Hashing and signature verification, whose APIs differ between platforms. */
export type RelayCrypto = {
  /** Hex. */
  sha256(text: string): string
  verifyEd25519(parameters: { publicKey: Uint8Array; data: Uint8Array; signature: Uint8Array }): boolean
}

/** Which clients may connect. */
export type RelayAccess = {
  /** Allowed project ids. Default: all clients, with or without an id. */
  projectIds?: readonly string[]
  /**
   * Origins of pages that may connect. Default: all. Loopback pages and clients outside a browser are always allowed.
   */
  allowedOrigins?: readonly string[]
  /**
   * Addresses (ws or wss) under which clients reach the relay. A token must name one of them. Default, also for an
   * empty list: the host and path of the request itself. The client chooses those, so they are weaker evidence.
   */
  audiences?: readonly string[]
}

/** The client id, or the reason why the socket is closed. */
export type Authorization = { clientId: string } | { reason: string }

/** The largest accepted difference between the clocks of client and relay, seconds. */
const SKEW = 60
/** The longest life of a token, seconds: what WalletConnect's clients sign. They sign a new one for each connection. */
const MAX_LIFE = 86_400
/** The longest token, characters. */
const MAX_TOKEN = 4096

const header = v.object({ alg: v.literal('EdDSA'), typ: v.literal('JWT') })
const claims = v.object({ iss: v.string(), aud: v.string(), iat: v.number(), exp: v.number() })

/**
 * Checks the addresses in `audiences`. No token could match an invalid one, so no client could connect.
 *
 * @throws InvalidOptionError when an address is invalid
 */
export function checkAccess({ audiences = [] }: RelayAccess): void {
  for (const [index, audience] of audiences.entries()) {
    if (/^wss?:\/\//i.test(audience) && URL.canParse(audience)) continue
    const write = 'Write the address clients call the relay by, for example wss://relay.example.com.'
    throw new InvalidOptionError({ option: `access.audiences[${index}]`, got: audience, write })
  }
}

/** Checks the token, the project and the origin of a client. `now` in ms. */
export function authorizeClient(
  { url, origin }: RelayHandshake,
  { access, crypto, now }: { access: RelayAccess; crypto: RelayCrypto; now: number },
): Authorization {
  const projectId = url.searchParams.get('projectId')
  if (access.projectIds && !(projectId !== null && access.projectIds.includes(projectId))) {
    return { reason: 'Unauthorized: invalid key' }
  }
  if (!isOriginAllowed(origin, access.allowedOrigins)) return { reason: 'Unauthorized: origin not allowed' }
  const token = readToken(url.searchParams.get('auth'), crypto)
  if ('problem' in token) return refuseToken(token.problem)
  const { iss, aud, iat, exp } = token.claims
  const seconds = now / 1000
  if (iat > seconds + SKEW) return refuseToken('JWT Token is not yet valid')
  if (exp < seconds - SKEW) return refuseToken('JWT Token has expired')
  if (exp - iat > MAX_LIFE + SKEW) return refuseToken('JWT Token is valid for more than 24 hours')
  if (!isAudience(aud, url, access.audiences)) return refuseToken('aud must be the URL of this relay')
  return { clientId: iss }
}

function refuseToken(problem: string): Authorization {
  return { reason: `JWT validation error: ${problem}` }
}

function isOriginAllowed(origin: string | undefined, allowed: readonly string[] | undefined): boolean {
  if (origin === undefined || !allowed || allowed.length === 0 || allowed.includes(origin)) return true
  return URL.canParse(origin) && /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(new URL(origin).hostname)
}

/** Whether `audience` names this relay: one of `audiences`, or without them the URL that the client called. */
function isAudience(audience: string, calledUrl: URL, audiences: readonly string[] = []): boolean {
  const location = readLocation(audience)
  if (location === undefined) return false
  const accepted = audiences.length > 0 ? audiences : [calledUrl.href]
  return accepted.some((address) => readLocation(address) === location)
}

/** The host and path of an address. Its scheme does not count, because a reverse proxy may terminate TLS. */
function readLocation(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { host, pathname } = new URL(address)
  return host + pathname.replace(/\/$/, '')
}

/** The claims of a valid token, or why it is not one. */
type TokenResult = { claims: v.InferOutput<typeof claims> } | { problem: string }

/** Checks the form and the signature of a token: a JWT that the key in its claim `iss` has signed. */
function readToken(token: string | null, crypto: RelayCrypto): TokenResult {
  if (!token) return { problem: 'the query must carry auth=<token>' }
  if (token.length > MAX_TOKEN) return { problem: `the token is longer than ${MAX_TOKEN} characters` }
  const [headerPart = '', claimsPart = '', signaturePart = '', ...rest] = token.split('.')
  const signature = decodeBase64Url(signaturePart)
  if (rest.length > 0 || !signature) return { problem: 'the token must have three parts' }
  if (!v.is(header, parseJson(headerPart))) return { problem: 'the token must use EdDSA' }
  const parsed = v.safeParse(claims, parseJson(claimsPart))
  if (!parsed.success) return { problem: 'the token must carry iss, aud, iat and exp' }
  const publicKey = decodeDidKey(parsed.output.iss)
  if (!publicKey) return { problem: 'iss must be a did:key of an Ed25519 key' }
  const data = new TextEncoder().encode(`${headerPart}.${claimsPart}`)
  if (!crypto.verifyEd25519({ publicKey, data, signature })) return { problem: 'the signature is not of iss' }
  return { claims: parsed.output }
}

function decodeBase64Url(text: string): Uint8Array | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    // Not base64url. The caller returns the reason.
    return undefined
  }
}

function parseJson(part: string): unknown {
  const bytes = decodeBase64Url(part)
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    // Not JSON. Undefined matches no schema, so the caller refuses it.
    return undefined
  }
}
