import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { hashMessage } from 'viem'
import { type sessionsRequests, writeRevocation } from '../../../src/features/sessions/data/schema.js'
import { ApiFailure } from '../../http/api-failure.js'
import { checkSignature } from '../chain/check-signature.js'
import type { AccountInput } from '../chain/parse-account.js'
import type { SessionOptions } from './chain/session-chain.js'
import { revocations, sessions } from './database/schema.js'

/** The operation may be in a block before this server is informed. In blocks. */
const EARLIER = 100

type Body = InferOutput<ReturnType<typeof sessionsRequests>['revokeSession']['body']>

/**
 * Stores that an account has begun to end sessions. This ends nothing: only the chain does. The same signed
 * text again, and one about sessions that have ended, change nothing.
 *
 * @throws ApiFailure 400 for sessions of several chains, 401 for a signature of somebody else, 404, 503
 */
export async function revokeSessions(
  { address, chainId }: AccountInput,
  { pci, signature, operation }: Body,
  { chains, query, now }: SessionOptions,
): Promise<void> {
  const pcis = [...new Set([pci].flat())]
  const own = and(inArray(sessions.pci, pcis), eq(sessions.account, address.toLowerCase()))
  const found = await query((db) => db.select().from(sessions).where(own))
  if (found.length < pcis.length) throw new ApiFailure(404, 'pci', 'The account has no such session here.')
  const [network, ...others] = new Set(found.map((session) => session.network))
  if (network === undefined || others.length > 0 || (chainId !== undefined && chainId !== network)) {
    throw new ApiFailure(400, 'pci', 'Must be sessions of one chain, that of the account.')
  }
  const message = writeRevocation(`${network}:${address}`, pcis, operation)
  const signed = { hash: hashMessage(message), signature, accountAddress: address }
  const client = chains.get(network)?.client
  if (!client) throw new ApiFailure(400, 'pci', 'This server does not serve their chain any more.')
  await checkSignature({ ...signed, chainId: network as `eip155:${number}` }, client)
  const block = Number(await client.getBlockNumber())
  const askedAt = Math.floor(now() / 1_000)
  const messageHash = createHash('sha256').update(message).digest('hex')
  await query(async (db) => {
    const open = and(own, isNull(sessions.revokedAt), gt(sessions.expiry, askedAt))
    const active = await db.select({ pci: sessions.pci }).from(sessions).where(open)
    if (active.length === 0) return
    const asked = { messageHash, operation: operation ?? null, askedAt, firstBlock: Math.max(0, block - EARLIER) }
    const rows = active.map((session) => ({ pci: session.pci, ...asked }))
    await db.insert(revocations).values(rows).onConflictDoNothing()
  })
}
