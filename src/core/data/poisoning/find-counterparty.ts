import type { Transaction } from '../../model/activity.js'

/** The address on the other side of a transaction: the payer, the receiver, or whoever took tokens from the account. */
export function findCounterparty({ operation, from, to, transfers }: Transaction): string {
  if (operation === 'pull') return from
  const other = transfers.find(({ direction }) => direction === (operation === 'receive' ? 'in' : 'out'))
  if (operation === 'receive') return other?.from ?? from
  // A transaction that creates a contract has no receiver.
  return (operation === 'send' ? other?.to : undefined) ?? to
}
