import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../database/database.js'
import { secrets } from './database/schema.js'

/** How long a nonce can be used, ms: a page may be open for a while before somebody signs. */
const LIFETIME = 3_600_000

export type SigningNonces = {
  issue(): Promise<string>
  /** Whether this server has issued it, and it has not expired. The table of names ensures that it is used once. */
  isValid(nonce: string): Promise<boolean>
}

export type NonceOptions = {
  /** Runs a query of the names. */
  query: <Value>(run: (db: Db) => Promise<Value>) => Promise<Value>
  /** Ms since 1970. */
  now: () => number
}

/**
 * Issues nonces without storing them, so that a flood of requests takes no memory: each is random, with its end and their HMAC.
 * Processes on one database share the key.
 */
export function createSigningNonces({ query, now }: NonceOptions): SigningNonces {
  let known: Promise<string> | undefined
  const readKey = () => {
    known ??= query(readSecret).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
  const write = async (content: string) => {
    const mac = createHmac('sha256', await readKey()).update(content)
    return `${content}.${mac.digest('hex').slice(0, 32)}`
  }
  return {
    issue: () => write(`${randomBytes(16).toString('hex')}.${now() + LIFETIME}`),
    async isValid(nonce) {
      const [, content = '', expiresAt = '0'] = /^([\da-f]{32}\.(\d{1,15}))\.[\da-f]{32}$/.exec(nonce) ?? []
      if (Number(expiresAt) <= now()) return false
      return timingSafeEqual(Buffer.from(await write(content)), Buffer.from(nonce))
    },
  }
}

async function readSecret(db: Db): Promise<string> {
  await db
    .insert(secrets)
    .values({ id: 1, secret: randomBytes(32).toString('hex') })
    .onConflictDoNothing()
  const [row] = await db.select().from(secrets)
  if (!row) throw new Error('The database has no secret of names.')
  return row.secret
}
