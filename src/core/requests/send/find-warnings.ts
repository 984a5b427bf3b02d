import { isMixedScript } from '../../../rules/text/mixed-script.js'
import { findImitated, isSameAddress, listKnownAddresses } from '../../data/poisoning/known-addresses.js'
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
  const known = listKnownAddresses(from, history?.transactions ?? [])
  const isOwn = own.some((one) => isSameAddress(one, to))
  const isPaid = known.paid.some((one) => isSameAddress(one, to))
  const isLookAlike = findImitated(to, { ...known, own }) !== undefined
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
