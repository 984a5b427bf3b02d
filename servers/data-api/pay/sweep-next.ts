import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { formatError } from '../../format-error.js'
import type { Sweeper } from './create-sweeper.js'
import { type OptionRow, requests } from './database/schema.js'
import { readRequests } from './format-request.js'

export type SweepOptions = {
  /** By CAIP-2 id. Funds on other networks stay, and anybody may sweep them. */
  sweepers: ReadonlyMap<string, Sweeper>
  now: () => number
  report: (message: string) => void
}

/** The time until the next check whether it was mined, and the pause after a failure, ms. */
const CHECK_INTERVAL = 5_000
/** The same for what arrives more than an hour after a request was paid: at most one sweep a day is paid for it, ms. */
const LATER_CHECK_INTERVAL = 86_400_000
const HOUR = 3_600_000
const PAUSE_AFTER_FAILURE = 600_000
/** Amounts below this part of the price are not swept: a stranger's dust would cost the operator fees. */
const MIN_PART = 100n

/** Forwards the funds of the request that waits longest. Returns whether there may be more to do at once. */
export async function sweepNext(db: Db, { sweepers, now, report }: SweepOptions): Promise<boolean> {
  const [due] = await db
    .select({ id: requests.id, sweepAt: requests.sweepAt })
    .from(requests)
    .where(lte(requests.sweepAt, now()))
    .orderBy(asc(requests.sweepAt))
    .limit(1)
  const [kept] = due ? await readRequests(db, [due.id]) : []
  if (!due?.sweepAt || !kept) return false
  const interval = now() < (kept.row.confirmedAt ?? 0) + HOUR ? CHECK_INTERVAL : LATER_CHECK_INTERVAL
  const arrived = kept.options.filter(({ asset }) =>
    kept.row.received.some((one) => one.isExpected && one.asset === asset),
  )
  let next: number | null = null
  for (const option of arrived) {
    try {
      if (await sweepOption(option, sweepers)) next ??= now() + interval
    } catch (error) {
      report(`Pay: the payment of request ${kept.row.id} is not forwarded. ${formatError(error)}`)
      next = now() + PAUSE_AFTER_FAILURE
    }
  }
  // It may have been set anew in the meantime.
  const isSame = and(eq(requests.id, kept.row.id), eq(requests.sweepAt, due.sweepAt))
  await db.update(requests).set({ sweepAt: next }).where(isSame)
  return true
}

/** Returns whether something was there to sweep. */
async function sweepOption(
  { network, contract, address, recipient, amount, requestId }: OptionRow,
  sweepers: SweepOptions['sweepers'],
): Promise<boolean> {
  const sweeper = sweepers.get(network)
  if (!sweeper) return false
  const balance = await sweeper.readBalance(contract, address)
  if (balance === 0n || balance * MIN_PART < amount) return false
  await sweeper.sweep({ requestId, receiver: recipient, contract })
  return true
}
