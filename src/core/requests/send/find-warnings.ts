import { findLookAlike } from '../../../rules/find-look-alike.js'
import { foldAddress } from '../../../rules/fold-address.js'
import { isMixedScript } from '../../../rules/text/mixed-script.js'
import type { Transaction } from '../../model/activity.js'
import type { AddressFacts } from '../../model/chain-adapter.js'
import type { Payment } from './payment.js'

/** What a visitor should know before they send to an address, the most dangerous first. */
export const sendWarnings = [
  'lookAlike',
  'mixedScript',
  'tokenContract',
  'contract',
  'ownAddress',
  'firstTime',
  'noneKnown',
] as const

/**
 * `lookAlike`: it has the first and last 4 characters of a known address. `firstTime`: the whole history is known, and
 * nothing in it was sent there. `noneKnown`: the part of the history that is known has nothing sent there.
 */
export type SendWarning = (typeof sendWarnings)[number]

export type WarningFacts = {
  /** The visitor's accounts. */
  own: readonly string[]
  /** Null while it is not known. */
  history: { transactions: readonly Transaction[]; isWhole: boolean } | null
  /** Null while they are not known. */
  facts: AddressFacts | null
}

/** The warnings about a receiver, the most dangerous first. One that another implies is left out. */
export function findWarnings(
  { from, to, name }: Pick<Payment, 'from' | 'to' | 'name'>,
  { own, history, facts }: WarningFacts,
): readonly SendWarning[] {
  const { paid, others } = listKnown(from, history?.transactions ?? [])
  const isOwn = own.some((one) => isSame(one, to))
  const isPaid = paid.some((one) => isSame(one, to))
  const known = [...own, ...paid, ...others.filter((one) => !isSame(one, to))]
  const isLookAlike = !isOwn && !isPaid && findLookAlike(to, known) !== undefined
  const isNew = history !== null && !isOwn && !isPaid && !isLookAlike
  const found: Partial<Record<SendWarning, boolean>> = {
    lookAlike: isLookAlike,
    mixedScript: name !== undefined && isMixedScript(name),
    tokenContract: facts?.isToken === true,
    contract: facts?.isContract === true && !facts.isToken,
    ownAddress: isOwn,
    firstTime: isNew && history.isWhole,
    noneKnown: isNew && !history.isWhole,
  }
  return sendWarnings.filter((warning) => found[warning])
}

/**
 * The addresses of a history. Only a transaction of the account itself makes its receiver a paid one: anyone can send
 * dust from an address that looks like a known one, or let a contract report a transfer that the account never made.
 */
function listKnown(
  account: string,
  transactions: readonly Transaction[],
): { paid: readonly string[]; others: readonly string[] } {
  const paid: string[] = []
  const others: string[] = []
  for (const { from, to, operation, status, transfers } of transactions) {
    const isOwn = isSame(from, account) && status !== 'failed' && status !== 'cancelled'
    const receivers = transfers.flatMap(({ direction, to: receiver }) =>
      direction === 'out' && receiver ? receiver : [],
    )
    if (isOwn && operation === 'send') paid.push(...(receivers.length > 0 ? receivers : [to]))
    else others.push(...receivers)
    others.push(...transfers.flatMap(({ direction, from: payer }) => (direction === 'in' && payer ? payer : [])))
    if (!isSame(from, account)) others.push(from)
  }
  return { paid, others: others.filter(Boolean) }
}

function isSame(one: string, other: string): boolean {
  return foldAddress(one) === foldAddress(other)
}
