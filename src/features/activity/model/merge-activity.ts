import type { Transaction } from '../../../core/model/activity.js'

/**
 * Joins the transactions sent from this browser with those that the service has indexed: pending ones first, each once,
 * newest first. A sent one that the service knows is shown with the service's data.
 *
 * @param hasMore Whether there are older pages: sent ones older than the last one then come with them.
 */
export function mergeActivity(
  sent: readonly Transaction[],
  indexed: readonly Transaction[],
  hasMore: boolean,
): readonly Transaction[] {
  const hashes = new Set(indexed.map(({ hash }) => hash.toLowerCase()))
  const oldest = hasMore ? (indexed.at(-1)?.time ?? 0) : Number.NEGATIVE_INFINITY
  const own = sent.filter(({ hash }) => !hashes.has(hash.toLowerCase()))
  const settled = own.filter(({ status, time }) => status !== 'pending' && time >= oldest)
  const isPending = ({ status }: Transaction) => status === 'pending'
  const known = [...settled, ...indexed.filter((transaction) => !isPending(transaction))]
  return [...[...own, ...indexed].filter(isPending).sort(byTime), ...(settled.length > 0 ? known.sort(byTime) : known)]
}

function byTime(one: Transaction, other: Transaction): number {
  return other.time - one.time
}
