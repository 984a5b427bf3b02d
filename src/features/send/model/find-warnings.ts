import { findImitated, isSameAddress, listKnownAddresses } from '../../../core/data/poisoning/known-addresses.js'
import type { Transaction } from '../../../core/model/activity.js'
import type { AddressFacts } from '../../../core/model/chain-adapter.js'
import type { Payment } from '../../../core/requests/payments/payment.js'
import { isMixedScript } from '../../../rules/text/mixed-script.js'

/**
 * A warning about an address before the visitor sends to it. `lookAlike`: it has the first and last 4 characters of a known
 * address. `burn`: nobody has its key. `tokenContract`: the contract of this token, or of another. `firstTime`: the whole
 * history is known, and nothing in it was sent there. `noneKnown`: in the known part of the history nothing was sent
 * there.
 */
export type SendWarning =
  | 'lookAlike'
  | 'mixedScript'
  | 'burn'
  | 'tokenContract'
  | 'contract'
  | 'ownAddress'
  | 'firstTime'
  | 'noneKnown'

export type WarningFacts = {
  /** The visitor's accounts. */
  own: readonly string[]
  /** Null while it is not known. */
  history: { transactions: readonly Transaction[]; isWhole: boolean } | null
  /** Null while they are not known. */
  facts: AddressFacts | null
}

/** The warnings about a receiver, the most dangerous first, without those that another one implies. */
export function findWarnings(
  { from, to, name, token }: Pick<Payment, 'from' | 'to' | 'name'> & { token: Pick<Payment['token'], 'address'> },
  { own, history, facts }: WarningFacts,
): readonly SendWarning[] {
  const known = listKnownAddresses(from, history?.transactions ?? [])
  const isOwn = own.some((one) => isSameAddress(one, to))
  const isPaid = known.paid.some((one) => isSameAddress(one, to))
  const isLookAlike = findImitated(to, { ...known, own }) !== undefined
  const isNew = history !== null && !isOwn && !isPaid && !isLookAlike
  const isToken = facts?.isToken || isSameAddress(to, token.address ?? '')
  // In the order in which they are shown.
  const found: Record<SendWarning, boolean | undefined> = {
    lookAlike: isLookAlike,
    mixedScript: name !== undefined && isMixedScript(name),
    burn: facts?.isBurn,
    tokenContract: isToken,
    contract: facts?.isContract && !isToken,
    ownAddress: isOwn,
    firstTime: isNew && history.isWhole,
    noneKnown: isNew && !history.isWhole,
  }
  return (Object.keys(found) as SendWarning[]).filter((warning) => found[warning])
}
