import { createHash } from 'node:crypto'
import { count, eq, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { type Client, hashMessage } from 'viem'
import type { NameMessage, namesRequests } from '../../../src/features/names/data/schema.js'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { checkSignature } from '../chain/check-signature.js'
import { parseAccount } from '../chain/parse-account.js'
import type { SigningNonces } from './create-signing-nonces.js'
import { type Registration, registrations } from './database/schema.js'
import { readCoinType } from './read-coin-type.js'
import { readMessage } from './read-message.js'
import { type NameRules, readName } from './read-name.js'

/** How far the time of a message may be from this server's, seconds. */
const WINDOW = 10

export type RegisterOptions = NameRules & {
  /** Node clients by chain id. They check the signatures of contracts. */
  clients: ReadonlyMap<number, Client>
  /** How many names an account may have. */
  mostNames: number
  /** How old a message with a nonce may be, seconds. Undefined: no older than others. */
  signingTime: number | undefined
  nonces: SigningNonces
  /** Runs a query of the names. */
  query: <Value>(run: (db: Db) => Promise<Value>) => Promise<Value>
  /** Ms since 1970. */
  now: () => number
}

type Body = InferOutput<ReturnType<typeof namesRequests>['registerName']['body']>
type Wanted = Pick<Registration, 'name' | 'address' | 'messageHash' | 'nonce'>

/**
 * Registers a name for the account that has signed for it. The cheapest checks come first; a chain is read last.
 *
 * @throws ApiFailure 400 that names the rule, 401 for a signature of somebody else, 503
 */
export async function registerName(body: Body, options: RegisterOptions): Promise<Registration> {
  const { clients, mostNames, query, now } = options
  const chainId = readCoinType(body.coin_type, [...clients.keys()])
  const account = parseAccount(body.address, 'address')
  const network = `eip155:${chainId}` as const
  if (account.chainId !== undefined && account.chainId !== network) {
    throw new ApiFailure(400, 'address', 'Must be an account of the chain of the coin type.')
  }
  const message = readMessage(body.message)
  const { name } = readName(message.name, options)
  await checkTime(message, options)
  const address = account.address.toLowerCase()
  const messageHash = createHash('sha256').update(body.message).digest('hex')
  const wanted = { name, address, messageHash, nonce: message.nonce ?? null }
  await query((db) => checkFree(db, wanted, mostNames))
  const signed = { hash: hashMessage(body.message), signature: body.signature }
  await checkSignature({ ...signed, accountAddress: account.address, chainId: network }, clients.get(chainId))
  return query((db) =>
    db.transaction(async (tx) => {
      // Attempts of one account run one after another, so that its limit is kept.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`names ${address}`}, 0))`)
      await checkFree(tx, wanted, mostNames)
      const [added] = await tx
        .insert(registrations)
        .values({ ...wanted, coinType: body.coin_type, network, registeredAt: now() })
        .onConflictDoNothing()
        .returning()
      if (added) return added
      // Another try has taken the name, or used the nonce, since the check.
      await checkFree(tx, wanted, mostNames)
      throw refuseTaken()
    }),
  )
}

/** @throws ApiFailure 400 that names `message` or `timestamp` */
async function checkTime(
  { timestamp, nonce }: NameMessage,
  { signingTime, nonces, now }: RegisterOptions,
): Promise<void> {
  const hasNonce = nonce !== undefined && signingTime !== undefined && (await nonces.isValid(nonce))
  if (nonce !== undefined && !hasNonce) throw new ApiFailure(400, 'message', 'Its nonce is unknown, or too old.')
  const age = Math.floor(now() / 1_000) - timestamp
  const oldest = hasNonce ? Math.max(WINDOW, signingTime) : WINDOW
  if (age <= oldest && age >= -WINDOW) return
  throw new ApiFailure(400, 'timestamp', `Must be within ${WINDOW} s of this server's clock. Sign again.`)
}

/** @throws ApiFailure 400 that names `replay`, `taken` or `limit` */
async function checkFree(db: Db, { name, address, messageHash, nonce }: Wanted, mostNames: number): Promise<void> {
  const [owned] = await db.select().from(registrations).where(eq(registrations.name, name))
  if (owned?.messageHash === messageHash && owned.address === address) {
    throw new ApiFailure(400, 'replay', 'This signature has registered the name already.')
  }
  if (owned) throw refuseTaken()
  const used =
    nonce === null
      ? []
      : await db.select({ name: registrations.name }).from(registrations).where(eq(registrations.nonce, nonce))
  if (used.length > 0) throw new ApiFailure(400, 'replay', 'The nonce of this message has been used already.')
  const [names] = await db.select({ count: count() }).from(registrations).where(eq(registrations.address, address))
  if ((names?.count ?? 0) < mostNames) return
  throw new ApiFailure(400, 'limit', `An account may have ${mostNames} names.`)
}

function refuseTaken(): ApiFailure {
  return new ApiFailure(400, 'taken', 'Somebody has this name.')
}
