import type { Transaction } from '../../model/activity.js'

/**
 * The outcome of a transaction that was sent from this browser: of itself, or of the one with a higher fee that replaced it.
 * Null while it is pending, and if the outcome is not known.
 */
export function findOutcome(transactions: readonly Transaction[], id: string): Transaction | null {
  const sent = transactions.find((one) => one.id === id)
  if (!sent || sent.status === 'pending') return null
  if (sent.status !== 'replaced' || sent.nonce === undefined) return sent
  const { from, network, nonce } = sent
  const isNewer = (one: Transaction) =>
    one !== sent && one.from === from && one.network === network && one.nonce === nonce && one.status !== 'pending'
  return transactions.find(isNewer) ?? sent
}
