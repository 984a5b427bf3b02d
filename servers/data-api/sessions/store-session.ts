import { and, count, eq, isNull, lt, or } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import {
  type Address,
  getAddress,
  type Hex,
  hashTypedData,
  numberToHex,
  recoverAddress,
  serializeErc6492Signature,
} from 'viem'
import {
  type DelegationLimits,
  decodeDelegation,
  hashDelegation,
  LAST_EXPIRY,
  readLimits,
  rootAuthority,
  type SignedDelegation,
  toDelegationTypedData,
} from '../../../src/embedded/smart-account/delegation.js'
import { getFactoryArguments } from '../../../src/embedded/smart-account/get-factory-arguments.js'
import { hashSessionOrigin } from '../../../src/embedded/smart-account/hash-session-origin.js'
import type { sessionsRequests } from '../../../src/features/sessions/data/schema.js'
import { ApiFailure } from '../../http/api-failure.js'
import { checkSignature } from '../chain/check-signature.js'
import type { AccountInput } from '../chain/parse-account.js'
import type { SessionChain, SessionOptions } from './chain/session-chain.js'
import { sessions } from './database/schema.js'

/** How long ended sessions are kept, seconds. */
export const KEPT = 30 * 86_400
/** The most sessions that are stored for an account. */
const MAX_STORED = 1_000

type Body = InferOutput<ReturnType<typeof sessionsRequests>['storeSession']['body']>

/** A session of a valid form. The signature of the account is not checked yet. */
export type ReadGrant = {
  address: Address
  body: Body
  delegation: SignedDelegation
  /** Seconds since 1970. */
  expiry: number
  chain: SessionChain
}

/**
 * Checks all of a grant that needs neither the chain nor the database.
 *
 * @throws ApiFailure 400 that names the rule, 401 for the delegation of another account
 */
export function readGrant(
  { address, chainId }: AccountInput,
  body: Body,
  { chains, now }: Pick<SessionOptions, 'chains' | 'now'>,
): ReadGrant {
  const chain = chains.get(body.chainId)
  if (!chain) throw new ApiFailure(400, 'chainId', `Must be one of ${[...chains.keys()].join(', ')}.`)
  if (chainId !== undefined && chainId !== body.chainId) {
    throw new ApiFailure(400, 'chainId', 'Must be the chain of the account.')
  }
  const delegation = decodeDelegation(body.context as Hex)
  if (!delegation) throw new ApiFailure(400, 'context', 'Must be one signed delegation.')
  const expiry = checkLimits(delegation, Math.floor(now() / 1_000))
  if (getAddress(delegation.delegator) !== address) throw new ApiFailure(401, 'context', 'Must be of this account.')
  checkOrigin(delegation, body)
  return { address, body, delegation, expiry, chain }
}

/**
 * Stores a permission that an account has granted, if its signature is valid. Anybody may send it: the delegation
 * itself is signed, and its salt names the origin and the keys. A stored session stays unchanged.
 *
 * @returns the pci
 * @throws ApiFailure 400 for too many sessions, 401 for a signature of somebody else, 503
 */
export async function storeSession(
  { address, body, delegation, expiry, chain }: ReadGrant,
  { query, now }: Pick<SessionOptions, 'query' | 'now'>,
): Promise<Hex> {
  await checkDelegation(delegation, chain)
  const pci = hashDelegation(delegation)
  const time = Math.floor(now() / 1_000)
  const block = Number(await chain.client.getBlockNumber())
  const row = {
    pci,
    network: body.chainId,
    account: address.toLowerCase(),
    origin: body.origin,
    originKeyHash: body.originKeyHash,
    walletKeyHash: body.walletKeyHash,
    context: body.context.toLowerCase(),
    expiry,
    createdAt: time,
    firstBlock: block,
    searchedBlock: block,
  }
  await query(async (db) => {
    const oldest = time - KEPT
    await db
      .delete(sessions)
      .where(or(lt(sessions.revokedAt, oldest), and(isNull(sessions.revokedAt), lt(sessions.expiry, oldest))))
    const [stored] = await db.select({ count: count() }).from(sessions).where(eq(sessions.account, row.account))
    if ((stored?.count ?? 0) >= MAX_STORED) {
      throw new ApiFailure(400, 'limit', `At most ${MAX_STORED} sessions of an account are stored.`)
    }
    await db.insert(sessions).values(row).onConflictDoNothing()
  })
  return pci
}

/** The time until which it can be used. @throws ApiFailure 400 for a delegation without an amount, or without an end in the future */
function checkLimits({ authority, caveats }: SignedDelegation, time: number): number {
  const limits = readLimits(caveats)
  const hasAmount = limits && (limits.allowance.kind !== 'calls' || limits.uses !== undefined)
  if (!hasAmount || authority !== rootAuthority) {
    throw new ApiFailure(400, 'context', 'Must have an amount, or a number of calls, and an end.')
  }
  if (!areCountable(limits)) throw new ApiFailure(400, 'context', 'Must have times and numbers up to 2^53.')
  if (limits.expiry > LAST_EXPIRY) throw new ApiFailure(400, 'context', 'Must end by the year 9999.')
  if (limits.expiry > time) return limits.expiry
  throw new ApiFailure(400, 'context', 'Must end later than now.')
}

function areCountable({ allowance, expiry, uses = 1 }: DelegationLimits): boolean {
  const period = allowance.kind === 'calls' ? undefined : allowance.period
  const numbers = [expiry, uses, period?.start ?? 0, period?.seconds ?? 1]
  // A period without length has no end.
  return numbers.every(Number.isSafeInteger) && period?.seconds !== 0
}

/** @throws ApiFailure 400 for an origin or keys that the account has not signed */
function checkOrigin({ salt }: SignedDelegation, { origin, originKeyHash, walletKeyHash, nonce }: Body): void {
  const named = {
    origin,
    originKeyHash: originKeyHash as Hex,
    walletKeyHash: walletKeyHash as Hex,
    nonce: nonce as Hex,
  }
  const isOrigin = new URL(origin).origin === origin && /^https?:/.test(origin)
  if (isOrigin && hashSessionOrigin(named) === numberToHex(salt, { size: 32 })) return
  throw new ApiFailure(400, 'origin', 'Must be the input of the salt of the delegation.')
}

/** @throws ApiFailure 401, 503 */
async function checkDelegation(delegation: SignedDelegation, { id, client }: SessionChain): Promise<void> {
  const { signature, delegator: accountAddress } = delegation
  const hash = hashTypedData(toDelegationTypedData(delegation, id))
  const owner = await recoverAddress({ hash, signature }).catch(() => undefined)
  const signed = { accountAddress, chainId: `eip155:${id}`, hash } as const
  await checkSignature({ ...signed, signature: owner ? wrap(signature, owner) : signature }, client)
}

/** Says how the account of this owner is deployed (ERC-6492). A deployed account is still called itself. */
function wrap(signature: Hex, owner: Address): Hex {
  const { factory, factoryData } = getFactoryArguments(owner)
  return serializeErc6492Signature({ address: factory, data: factoryData, signature })
}
