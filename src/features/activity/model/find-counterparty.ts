import type { Transaction } from '../../../core/model/activity.js'

/**
 * The address on the other side of a transaction: the payer, the receiver, the called contract, or for `pull` whoever took tokens from the
 * account. Empty if the transaction creates a contract.
 */
export function findCounterparty({ operation, from, to, transfers }: Transaction): string {
  if (operation === 'pull') return from
  const other = transfers.find(({ direction }) => direction === (operation === 'receive' ? 'in' : 'out'))
  if (operation === 'receive') return other?.from ?? from
  return (operation === 'send' ? other?.to : undefined) ?? to
}
