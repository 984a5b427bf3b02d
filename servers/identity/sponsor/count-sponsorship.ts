import { and, eq, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { sponsorBudgets, sponsoredAccounts } from '../database/sponsor-schema.js'
import type { SponsorOptions } from './sponsor-options.js'

/** In ms. */
export const DAY = 24 * 3_600_000
/** How often in a day the sponsor pays for an account that ends permissions. */
const MAX_ENDS = 5n
/** Ends of permissions may use up a quarter of the budget of a project. */
const PART_FOR_ENDS = 4n

type Claim = {
  accountId: string
  walletId: string
  network: string
  projectId: string
  sender: Address
  /** Wei. */
  cost: bigint
  /** In ms. */
  now: number
}

export type Counted = {
  claim: Claim
  /** The names of `nameBudgets`. */
  budgets: readonly string[]
  /** Seconds since 1970. */
  validUntil: number
  /** The newest block. */
  block: bigint
  sponsor: Pick<SponsorOptions, 'dailyBudget' | 'dailyShare'>
}

class OverBudget extends Error {}

/**
 * Counts a sponsorship for the budgets of today.
 *
 * @returns false, with nothing counted, if one of them has too little left
 * @throws ApiFailure 403 when the account was paid for on another network, or with another wallet
 */
export async function countSponsorship(
  db: Db,
  { claim, budgets, validUntil, block, sponsor }: Counted,
): Promise<boolean> {
  return countWithin(db, async (tx) => {
    const { amount, counted } = await claimAccount(tx, { claim, budgets, validUntil, block })
    await spendAll(tx, { budgets: counted, day: Math.floor(claim.now / DAY), amount, sponsor })
  })
}

/**
 * Counts a sponsored end of permissions for the budgets of today: the most that it may cost, whether it is sent or not.
 * So all of them have only a part of the budget: accounts that request and never send must not use up the budget for
 * first transactions.
 *
 * @returns false, with nothing counted, if one of them has too little left, or the account has used up its number of a day
 */
export async function countEnd(
  db: Db,
  {
    claim: { accountId, cost, now },
    budgets,
    sponsor,
  }: { claim: Pick<Claim, 'accountId' | 'cost' | 'now'> } & Pick<Counted, 'budgets' | 'sponsor'>,
): Promise<boolean> {
  const day = Math.floor(now / DAY)
  return countWithin(db, async (tx) => {
    await spend(tx, { name: `ends of account ${accountId}`, day, amount: 1n, most: MAX_ENDS })
    await spend(tx, { name: `ends of ${budgets[0]}`, day, amount: cost, most: sponsor.dailyBudget / PART_FOR_ENDS })
    await spendAll(tx, { budgets, day, amount: cost, sponsor })
  })
}

async function countWithin(db: Db, count: (tx: Db) => Promise<void>): Promise<boolean> {
  try {
    await db.transaction(count)
    return true
  } catch (error) {
    if (error instanceof OverBudget) return false
    throw error
  }
}

type Spending = { budgets: readonly string[]; day: number; amount: bigint; sponsor: Counted['sponsor'] }

/** Always in this order, so that two transactions do not wait for each other: the project last, since all need it. */
async function spendAll(tx: Db, { budgets, day, amount, sponsor }: Spending): Promise<void> {
  for (const [index, name] of [...budgets.entries()].toReversed()) {
    await spend(tx, { name, day, amount, most: index === 0 ? sponsor.dailyBudget : sponsor.dailyShare })
  }
}

/**
 * Binds the account to its wallet and network. The row is locked until `tx` ends.
 *
 * @returns the part of the cost that is not counted yet, and the budgets that it counts for. An earlier sponsorship may still be used, so the dearest one
 * counts, for the budgets that the earliest counted for: an account with requests from many addresses does not use up the budgets.
 */
async function claimAccount(
  tx: Db,
  { claim, budgets, validUntil, block }: Pick<Counted, 'claim' | 'budgets' | 'validUntil' | 'block'>,
): Promise<{ amount: bigint; counted: readonly string[] }> {
  const { accountId, walletId, network, projectId, sender, cost, now } = claim
  await tx
    .insert(sponsoredAccounts)
    .values({ accountId, walletId, network, projectId, sender, cost: 0n, sponsoredAt: now })
    .onConflictDoNothing()
  const ofAccount = eq(sponsoredAccounts.accountId, accountId)
  const [row] = await tx.select().from(sponsoredAccounts).where(ofAccount).for('update')
  if (row?.network !== network) {
    throw new ApiFailure(403, 'network', `The account was paid for on ${row?.network}. That happens once.`)
  }
  if (row.walletId !== walletId) {
    throw new ApiFailure(403, 'sender', 'The account was paid for with an earlier wallet. That happens once.')
  }
  const isSameDay = Math.floor(row.sponsoredAt / DAY) === Math.floor(now / DAY)
  const isCounted = isSameDay && row.openUntil !== null
  const before = isCounted ? row.cost : 0n
  const counted = isCounted ? row.budgets : [...budgets]
  const most = cost > before ? cost : before
  await tx
    .update(sponsoredAccounts)
    .set({
      ...{ projectId, sender, cost: most, sponsoredAt: now, budgets: counted, openUntil: validUntil },
      openFrom: row.openFrom ?? Number(block),
    })
    .where(ofAccount)
  return { amount: most - before, counted }
}

async function spend(
  tx: Db,
  { name, day, amount, most }: { name: string; day: number; amount: bigint; most: bigint },
): Promise<void> {
  await tx.insert(sponsorBudgets).values({ name, day, spent: 0n }).onConflictDoNothing()
  const after = sql`${sponsorBudgets.spent} + ${String(amount)}::numeric`
  const ofDay = and(eq(sponsorBudgets.name, name), eq(sponsorBudgets.day, day))
  const [row] = await tx
    .update(sponsorBudgets)
    .set({ spent: after })
    .where(and(ofDay, sql`${after} <= ${String(most)}::numeric`))
    .returning({ spent: sponsorBudgets.spent })
  if (!row) throw new OverBudget()
}
