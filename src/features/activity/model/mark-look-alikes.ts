import { findImitated, type KnownAddresses, listKnownAddresses } from '../../../core/data/poisoning/known-addresses.js'
import type { Transaction } from '../../../core/model/activity.js'
import { getEnds } from '../../../rules/addresses/find-look-alike.js'
import { findCounterparty } from './find-counterparty.js'

/**
 * Sets `imitates` of transactions whose counterparty looks like an address that the visitor knows: dust from such an
 * address is sent so that the visitor copies it from the history. Send uses the same rule.
 *
 * @param own The visitor's accounts.
 */
export function markLookAlikes(
  transactions: readonly Transaction[],
  { account, own }: { account: string; own: readonly string[] },
): readonly Transaction[] {
  const known = groupByEnds({ own, ...listKnownAddresses(account, transactions) })
  return transactions.map((transaction) => {
    const address = findCounterparty(transaction)
    const group = known.get(getEnds(address))
    const imitates = group && findImitated(address, group)
    return imitates === undefined ? transaction : { ...transaction, imitates }
  })
}

/** Compares each address only with those of the same first and last characters: a history may have thousands. */
function groupByEnds(known: KnownAddresses): ReadonlyMap<string, KnownAddresses> {
  const groups = new Map<string, { [Kind in keyof KnownAddresses]: string[] }>()
  for (const kind of ['own', 'paid', 'others'] as const) {
    for (const address of new Set(known[kind])) {
      const ends = getEnds(address)
      const group = groups.get(ends) ?? { own: [], paid: [], others: [] }
      groups.set(ends, group)
      group[kind].push(address)
    }
  }
  return groups
}
