import { isLargePart, type PaymentStatus } from '../../../src/rules/pay/payments.js'

/** A transfer to an address of a request. */
export type Arrival = {
  /** CAIP-19. */
  asset: string
  amount: bigint
  /** From 1, in the block that contains it. */
  confirmations: number
  /** The number that its network needs. */
  required: number
  /** When it arrived, ms since 1970. */
  at: number
  /** `expected`: an option names the asset, and this address. `other-network`: no option is on its network. */
  kind: 'expected' | 'other-asset' | 'other-network'
}

/** The input for the state of a payment. */
export type PaymentFacts = {
  options: readonly { asset: string; amount: bigint }[]
  /** Ms since 1970. */
  expiresAt: number
  arrivals: readonly Arrival[]
  refunds: readonly { asset: string; amount: bigint }[]
  /** When it was paid, once it was. A payment does not become unpaid. */
  confirmedAt: number | null
  /** When all was refunded, once it was. */
  refundedAt: number | null
}

/** `asset`: that of `missing` and `excess`, in base units. */
export type Decision = {
  status: PaymentStatus
  asset: string | null
  missing: bigint | null
  excess: bigint | null
}

/**
 * The received amount of an asset without refunds: all of it, and the confirmed part. `fewest`: the fewest confirmations
 * of a transfer.
 */
type Sum = { asset: string; amount: bigint; seen: bigint; confirmed: bigint; refunded: bigint; fewest: number }

/** A smaller part of an amount than this is dust: it is neither given back nor waited for. */
const DUST_PART = 100n

/**
 * Decides the state of a payment. Only transfers that are confirmed on their network and came in time count as paid. What came
 * later is held: the app decides. Of several options one has to be paid in full.
 */
export function decidePayment(facts: PaymentFacts, now: number): Decision {
  const { options, arrivals, expiresAt } = facts
  const expected = arrivals.filter(({ kind }) => kind === 'expected')
  const sums = options.map((option) => addUp(option, expected, facts.refunds))
  if (facts.refundedAt !== null || isRefunded(facts, sums)) return decideRefunded(facts, sums)
  const inTime = expected.filter(({ at }) => at <= expiresAt)
  const timely = sums.map((sum) => limitTo(sum, addUp(sum, inTime, [])))
  const paid = timely.find(({ confirmed, amount }) => confirmed >= amount)
  if (paid || facts.confirmedAt !== null) return decideSettled(paid ?? null, sums)
  const [best] = timely.filter(({ seen }) => seen > 0n).toSorted(compareShares)
  if (best && best.seen >= best.amount) return { ...nothing, status: readProgress(best), asset: best.asset }
  const late = sums.find(({ seen, asset }) => seen > (timely.find((one) => one.asset === asset)?.seen ?? 0n))
  // With what came in time it may be enough, or it is all that there is.
  if (late && (!best || late.seen >= late.amount)) return { ...nothing, status: 'late', asset: late.asset }
  if (best) return decidePart(best, now > expiresAt)
  if (arrivals.some(({ kind }) => kind === 'other-asset')) return { ...nothing, status: 'wrong-asset' }
  if (arrivals.some(({ kind }) => kind === 'other-network')) return { ...nothing, status: 'wrong-network' }
  return { ...nothing, status: now > expiresAt ? 'expired' : 'waiting' }
}

const nothing = { asset: null, missing: null, excess: null } as const

function addUp(
  { asset, amount }: { asset: string; amount: bigint },
  counted: readonly Arrival[],
  refunds: PaymentFacts['refunds'],
): Sum {
  const own = counted.filter((arrival) => arrival.asset === asset)
  const isConfirmed = ({ confirmations, required }: Arrival) => confirmations >= required
  const refunded = total(refunds.filter((refund) => refund.asset === asset))
  return {
    ...{ asset, amount, refunded },
    seen: subtract(total(own), refunded),
    confirmed: subtract(total(own.filter(isConfirmed)), refunded),
    fewest: Math.min(...own.filter((arrival) => !isConfirmed(arrival)).map(({ confirmations }) => confirmations)),
  }
}

/** The rest of `part`. Refunds are taken from other arrivals first. */
function limitTo({ seen, confirmed }: Sum, part: Sum): Sum {
  const smaller = (one: bigint, other: bigint) => (one < other ? one : other)
  return { ...part, seen: smaller(part.seen, seen), confirmed: smaller(part.confirmed, confirmed) }
}

function subtract(amount: bigint, taken: bigint): bigint {
  return amount > taken ? amount - taken : 0n
}

function isDust(part: bigint, amount: bigint): boolean {
  return part * DUST_PART < amount
}

function total(amounts: readonly { amount: bigint }[]): bigint {
  return amounts.reduce((sum, { amount }) => sum + amount, 0n)
}

/** The option that is paid by the largest part first. */
function compareShares(one: Sum, other: Sum): number {
  const difference = other.seen * one.amount - one.seen * other.amount
  return difference > 0n ? 1 : difference < 0n ? -1 : 0
}

function readProgress({ fewest }: Sum): PaymentStatus {
  return fewest > 1 ? 'confirming' : 'seen'
}

/** Something came in time, and it is not enough. */
function decidePart(sum: Sum, hasExpired: boolean): Decision {
  const { asset, amount, seen, confirmed } = sum
  const part = { asset, missing: amount - seen, excess: null }
  if (seen === confirmed || (confirmed > 0n && !isLargePart(seen - confirmed, amount - confirmed))) {
    return { ...part, status: 'under' }
  }
  if (isLargePart(seen, amount)) return { ...part, status: readProgress(sum) }
  return { ...part, status: hasExpired ? 'expired' : 'waiting' }
}

/** It was paid. Every further arrival is too much, in any asset and at any time. */
function decideSettled(paid: Sum | null, sums: readonly Sum[]): Decision {
  const extra = sums
    .map(({ asset, amount, confirmed }) => ({ asset, excess: confirmed - (asset === paid?.asset ? amount : 0n) }))
    .find(({ excess }) => excess > 0n)
  // A reorganization deeper than the confirmations reverted it. It stays paid, and the operator is notified.
  if (!paid || !extra) return { ...nothing, status: 'paid', asset: paid?.asset ?? null }
  return { status: 'over', asset: extra.asset, missing: null, excess: extra.excess }
}

/**
 * Whether the arrivals were refunded: of the requested asset all but dust, which a stranger may add at any time, and of a payment
 * so much that it is no longer whole. Other assets count only if nothing of the requested asset was sent.
 */
function isRefunded({ arrivals, refunds, confirmedAt }: PaymentFacts, sums: readonly Sum[]): boolean {
  const arrived = sums.filter(({ seen, refunded, amount }) => !isDust(seen + refunded, amount))
  if (arrived.length > 0) {
    const isGone = ({ seen, confirmed, amount }: Sum) =>
      confirmedAt === null ? isDust(seen, amount) : confirmed < amount
    return arrived.some(({ refunded }) => refunded > 0n) && arrived.every(isGone)
  }
  const others = arrivals.filter(({ kind }) => kind !== 'expected')
  const sumOf = (list: readonly { asset: string; amount: bigint }[], asset: string) =>
    total(list.filter((one) => one.asset === asset))
  return refunds.length > 0 && others.every(({ asset }) => sumOf(others, asset) <= sumOf(refunds, asset))
}

/** A payment that comes after all was refunded is held. */
function decideRefunded({ arrivals, refundedAt }: PaymentFacts, sums: readonly Sum[]): Decision {
  const since = refundedAt ?? Number.POSITIVE_INFINITY
  const newer = arrivals.filter(({ kind, at }) => kind === 'expected' && at > since)
  const kept = sums.find(({ asset, amount, seen }) => {
    const fresh = total(newer.filter((arrival) => arrival.asset === asset))
    // A block may be indexed after the refund and have an earlier time.
    return refundedAt !== null && (seen >= amount || (!isDust(fresh, amount) && !isDust(seen, amount)))
  })
  if (!kept) return { ...nothing, status: 'refunded' }
  return { status: 'late', asset: kept.asset, missing: null, excess: kept.seen }
}

/**
 * Lowers arrivals of one asset to the credited amount of the address: a token may report more than it moves. The last ones lose
 * it.
 */
export function limitToCredit<One extends { amount: bigint }>(arrivals: readonly One[], credited: bigint): One[] {
  let left = credited
  return arrivals.map((arrival) => {
    const isWhole = arrival.amount <= left
    const amount = isWhole ? arrival.amount : left
    left -= amount
    return { ...arrival, amount }
  })
}
