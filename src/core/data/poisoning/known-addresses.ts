import { findLookAlike } from '../../../rules/addresses/find-look-alike.js'
import { foldAddress } from '../../../rules/addresses/fold-address.js'
import type { Transaction } from '../../model/activity.js'
import { isSignedBy } from './is-signed-by.js'

/** The addresses that a visitor knows. */
export type KnownAddresses = {
  /** The visitor's accounts. */
  own: readonly string[]
  /** The addresses that the account has paid. */
  paid: readonly string[]
  /** The other addresses of its history. */
  others: readonly string[]
}

/**
 * The addresses of a history. Only a transaction of the account itself makes its receiver a paid one: anyone can send
 * dust from an address that looks like a known one, or let a contract report a transfer that the account never made.
 */
export function listKnownAddresses(
  account: string,
  transactions: readonly Transaction[],
): Pick<KnownAddresses, 'paid' | 'others'> {
  const paid: string[] = []
  const others: string[] = []
  for (const transaction of transactions) {
    const { from, to, operation, status, transfers } = transaction
    const isOwn = isSignedBy(transaction, account) && status !== 'failed' && status !== 'cancelled'
    const receivers = transfers.flatMap(({ direction, to: receiver }) =>
      direction === 'out' && receiver ? receiver : [],
    )
    if (isOwn && operation === 'send') paid.push(...(receivers.length > 0 ? receivers : [to]))
    else others.push(...receivers)
    others.push(...transfers.flatMap(({ direction, from: payer }) => (direction === 'in' && payer ? payer : [])))
    if (!isSameAddress(from, account)) others.push(from)
  }
  return { paid, others: others.filter(Boolean) }
}

/** The known address that `address` looks like. Undefined for an own or a paid address, and for one that resembles no known one. */
export function findImitated(address: string, { own, paid, others }: KnownAddresses): string | undefined {
  const isSame = (one: string) => isSameAddress(one, address)
  if (own.some(isSame) || paid.some(isSame)) return undefined
  const isImitated = (one: string) => findLookAlike(address, [one]) !== undefined
  // Search the lists in turn instead of joining them: a history may have thousands.
  return own.find(isImitated) ?? paid.find(isImitated) ?? others.find(isImitated)
}

/** Whether two texts are the same address. */
export function isSameAddress(one: string, other: string): boolean {
  return foldAddress(one) === foldAddress(other)
}
