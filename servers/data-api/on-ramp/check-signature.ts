import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../is-same-secret.js'

/** How much older or newer than this server's clock a webhook may be, seconds. */
const MAX_AGE = 300

/**
 * The secrets of a provider: the one in use, and the one before it while it is replaced. A signature by any of them is accepted.
 */
export type Secrets = readonly string[]

/** HMAC-SHA256 of the parts, one after another, in hexadecimal. */
export function signParts(secret: string, parts: readonly (string | Uint8Array)[]): string {
  const hmac = createHmac('sha256', secret)
  for (const part of parts) hmac.update(part)
  return hmac.digest('hex')
}

/** Checks a signature in constant time, with every secret. */
export function isSigned(secrets: Secrets, signature: string, parts: readonly (string | Uint8Array)[]): boolean {
  const given = Buffer.from(/^[\da-f]{64}$/i.test(signature) ? signature : '', 'hex')
  const matches = secrets.map((secret) => isSameSecret(given, Buffer.from(signParts(secret, parts), 'hex')))
  return matches.includes(true)
}

/** Whether the time of a webhook (seconds since 1970, as text) is within 5 minutes of `now` (ms). */
export function isTimely(time: string, now: number): boolean {
  return /^\d{1,12}$/.test(time) && Math.abs(now / 1000 - Number(time)) <= MAX_AGE
}

/** Reads the fields of a signature header such as `t=1700000000,s=ab…`. A field that occurs twice makes it invalid. */
export function readSignatureHeader(text: string | null): ReadonlyMap<string, string> {
  const entries = (text ?? '').split(',').map((entry) => {
    const at = entry.indexOf('=')
    return [entry.slice(0, Math.max(0, at)).trim(), entry.slice(at + 1).trim()] as const
  })
  const fields = new Map(entries)
  return fields.size === entries.length ? fields : new Map()
}
