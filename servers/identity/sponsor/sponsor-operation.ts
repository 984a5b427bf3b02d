import { and, eq, sql } from 'drizzle-orm'
import { type Address, isAddressEqual } from 'viem'
import { getSmartAccountAddress } from '../../../src/embedded/smart-account/get-smart-account-address.js'
import type { SponsorRequest, Sponsorship } from '../../../src/services/identity/sponsor-schema.js'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { sponsoredAccounts, sponsorSpending } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import type { DeviceSession } from '../sessions/read-session.js'
import { findWallet } from '../wallet/find-wallet.js'
import { requireWalletDevice } from '../wallet/release-share.js'
import { signSponsorship } from './sign-sponsorship.js'
import type { SponsorOptions } from './sponsor-options.js'

/** How long a sponsorship is valid, s. */
const LIFE = 300
const DAY = 24 * 3_600_000

/**
 * Pays the fee of the first transaction of an account, on one network. While that transaction is not on the chain, an operation
 * may be sponsored anew, in place of the one before: both have the nonce 0, so that the chain takes one of them at most.
 *
 * @throws ApiFailure 403 for an operation that is not paid, 404 without a paymaster or a wallet, 429 over the budget
 */
export async function sponsorOperation(
  context: IdentityContext,
  session: DeviceSession,
  options: { request: SponsorRequest; projectId: string; sponsor: SponsorOptions | undefined },
): Promise<Sponsorship> {
  const { request, projectId, sponsor } = options
  const { network, operation } = request
  const paymaster = sponsor?.paymasters[network]
  if (!sponsor || !paymaster) throw new ApiFailure(404, 'network', 'No transaction is paid for on this network.')
  const db = context.readDatabase()
  const wallet = await findWallet(db, session.accountId)
  if (!wallet) throw new ApiFailure(404, 'wallet', 'The account has no wallet.')
  await requireWalletDevice(db, wallet.id, session.thumbprint)
  if (!isAddressEqual(operation.sender as Address, getSmartAccountAddress(wallet.addresses.eip155 as Address))) {
    throw new ApiFailure(403, 'sender', 'Only the smart account of this wallet is paid for.')
  }
  if (BigInt(operation.nonce) !== 0n) throw new ApiFailure(403, 'nonce', 'Only the first transaction is paid for.')
  const cost = readCost(operation)
  if (cost > sponsor.mostPerOperation) {
    throw new ApiFailure(403, 'maxFeePerGas', `The transaction may cost ${sponsor.mostPerOperation} wei at most.`)
  }
  const now = context.now()
  await db.transaction(async (tx) => {
    const amount = await claimAccount(tx, {
      accountId: session.accountId,
      walletId: wallet.id,
      ...{ network, projectId, cost, now },
    })
    await spend(tx, { projectId, day: Math.floor(now / DAY), amount, budget: sponsor.dailyBudget })
  })
  const validUntil = Math.floor(now / 1_000) + LIFE
  const paymasterData = await signSponsorship(request, { key: sponsor.key, paymaster, validUntil })
  return { paymaster, paymasterData, validUntil }
}

/** The most that the paymaster may be charged, wei. */
function readCost(operation: SponsorRequest['operation']): bigint {
  const { callGasLimit, verificationGasLimit, preVerificationGas, paymasterVerificationGasLimit } = operation
  const gas = [callGasLimit, verificationGasLimit, preVerificationGas, paymasterVerificationGasLimit]
  return gas.reduce((sum, next) => sum + BigInt(next), 0n) * BigInt(operation.maxFeePerGas)
}

/**
 * Binds the account to its wallet and network. The row is locked until `tx` ends.
 *
 * @returns what of the cost is not counted yet. An earlier sponsorship may still be used, so the dearest one counts.
 */
async function claimAccount(
  tx: Db,
  claim: { accountId: string; walletId: string; network: string; projectId: string; cost: bigint; now: number },
): Promise<bigint> {
  const { accountId, walletId, network, projectId, cost, now } = claim
  await tx
    .insert(sponsoredAccounts)
    .values({ accountId, walletId, network, projectId, cost: 0n, sponsoredAt: now })
    .onConflictDoNothing()
  const ofAccount = eq(sponsoredAccounts.accountId, accountId)
  const [row] = await tx.select().from(sponsoredAccounts).where(ofAccount).for('update')
  if (row?.network !== network) {
    throw new ApiFailure(403, 'network', `The account was paid for on ${row?.network}. That happens once.`)
  }
  if (row.walletId !== walletId) {
    throw new ApiFailure(403, 'sender', 'The account was paid for with an earlier wallet. That happens once.')
  }
  const isSameBudget = row.projectId === projectId && Math.floor(row.sponsoredAt / DAY) === Math.floor(now / DAY)
  const counted = isSameBudget ? row.cost : 0n
  const most = cost > counted ? cost : counted
  await tx.update(sponsoredAccounts).set({ projectId, cost: most, sponsoredAt: now }).where(ofAccount)
  return most - counted
}

/** @throws ApiFailure 429 */
async function spend(
  tx: Db,
  { projectId, day, amount, budget }: { projectId: string; day: number; amount: bigint; budget: bigint },
): Promise<void> {
  await tx.insert(sponsorSpending).values({ projectId, day, spent: 0n }).onConflictDoNothing()
  const after = sql`${sponsorSpending.spent} + ${String(amount)}::numeric`
  const [row] = await tx
    .update(sponsorSpending)
    .set({ spent: after })
    .where(
      and(
        eq(sponsorSpending.projectId, projectId),
        eq(sponsorSpending.day, day),
        sql`${after} <= ${String(budget)}::numeric`,
      ),
    )
    .returning({ spent: sponsorSpending.spent })
  if (row) return
  throw new ApiFailure(
    429,
    'network',
    'The budget of today for first transactions is used up. Try again tomorrow.',
    3_600,
  )
}
