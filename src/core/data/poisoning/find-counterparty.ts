import type { Transaction } from '../../model/activity.js'

/** The address on the other side of a transaction: who paid the account, whom it paid, or who took from it. */
export function findCounterparty({ operation, from, to, transfers }: Transaction): string {
  if (operation === 'pull') return from
  const other = transfers.find(({ direction }) => direction === (operation === 'receive' ? 'in' : 'out'))
  if (operation === 'receive') return other?.from ?? from
  // A contract is created at no address.
  return (operation === 'send' ? other?.to : undefined) ?? to
}
