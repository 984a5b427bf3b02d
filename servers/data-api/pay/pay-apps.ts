import { createHash } from 'node:crypto'
import { isSameSecret } from '../../is-same-secret.js'

/** The seller as visitors see it. */
export type Merchant = { name: string; url?: string; iconUrl?: string }

/** An app that may create requests. */
export type PayApp = {
  /** Requests belong to it. */
  id: string
  merchant: Merchant
  /** SHA-256 of its keys, in hexadecimal: the one in use, and the next or the last one while it is replaced. */
  keyHashes: readonly string[]
  /** The URL of its webhook. Default: none. */
  webhook?: { url: string; secret: string }
}

/** Finds the app of a key, in constant time. */
export function findApp(apps: readonly PayApp[], key: string): PayApp | undefined {
  const given = createHash('sha256').update(key).digest()
  const matches = apps.filter(
    ({ keyHashes }) => keyHashes.filter((hash) => isSameSecret(Buffer.from(hash, 'hex'), given)).length > 0,
  )
  return matches[0]
}

/** Reads the key of `Authorization: Bearer <key>`. Empty without a key. */
export function readBearer(header: string | undefined): string {
  return /^Bearer ([\x21-\x7e]{1,200})$/i.exec(header ?? '')?.[1] ?? ''
}
