import { createHash } from 'node:crypto'
import { checkHost } from '../http/check-host.js'
import { answerFailure } from '../http/failure.js'
import { isSameSecret } from '../is-same-secret.js'

/** The fewest characters of a token: a shorter one could be guessed. */
const MIN_TOKEN = 24

/** @throws Error when a token could be guessed, or cannot be sent in a header. */
export function parseReadToken(text: string): string {
  if (text.length >= MIN_TOKEN && /^[\w.~+/=-]{1,200}$/.test(text)) return text
  throw new Error(
    `READ_TOKEN must have ${MIN_TOKEN} to 200 letters, digits, and any of . _ ~ + / = -. \`openssl rand -hex 32\` writes one.`,
  )
}

export type Reader = { headers: Headers; address: string | undefined }

/**
 * Returns an error reply, or undefined when the caller may read the charts: the operator with the token, as the password of HTTP
 * Basic (RFC 7617, with any name) or as a bearer (RFC 6750). Without a token only a browser of this machine may: a request that
 * came over a proxy does not count as one.
 */
export function checkReader({ headers, address }: Reader, token: string | undefined): Response | undefined {
  if (token === undefined) {
    const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => headers.has(name))
    if (isForwarded || !isLoopbackAddress(address)) {
      return answerFailure(403, [{ field: 'server', description: 'Set READ_TOKEN to read the charts from elsewhere.' }])
    }
    return checkHost(headers)
  }
  if (isSame(readToken(headers.get('authorization') ?? ''), token)) return undefined
  const refusal = answerFailure(401, [{ field: 'authorization', description: 'Send READ_TOKEN as the password.' }])
  refusal.headers.set('www-authenticate', 'Basic realm="Lintel analytics", charset="UTF-8"')
  return refusal
}

function readToken(authorization: string): string {
  const [, scheme = '', value = ''] = /^(basic|bearer) ([\w.~+/=-]{1,400})$/i.exec(authorization) ?? []
  if (scheme.toLowerCase() === 'bearer') return value
  return Buffer.from(value, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '')
}

/** Compares hashes, so that the time reveals neither the length nor the position of a difference. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return isSameSecret(hash(one), hash(other))
}

function isLoopbackAddress(address: string | undefined): boolean {
  return address !== undefined && /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(address)
}
