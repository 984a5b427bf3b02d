import type { CaipAddress } from '../../../core/model/caip.js'
import type { KnownSession } from '../../../core/model/siwx.js'
import { foldCaipAddress } from '../../../core/selectors.js'
import { type HeldSession, MAX_SIGN_INS, type SignInState } from './sign-in-state.js'

type SignOuts = SignInState['signOuts']

/** The account and network of a session. */
export function getSessionAccount({ data }: KnownSession): CaipAddress {
  return `${data.chainId}:${data.accountAddress}`
}

/** How often `account` has signed out. */
export function countSignOuts(signOuts: SignOuts, account: CaipAddress): number {
  return toCount(signOuts[foldCaipAddress(account)])
}

/** Whether the session began after the last sign-out of its account. */
export function isAfterSignOut(session: HeldSession, signOuts: SignOuts): boolean {
  return toCount(session.signOuts) >= countSignOuts(signOuts, getSessionAccount(session))
}

/** Counts a sign-out of this session: it ends this session and older ones, but not one that began later. */
export function addSignOut(signOuts: SignOuts, session: HeldSession): SignOuts {
  const key = foldCaipAddress(getSessionAccount(session))
  return mergeSignOuts(signOuts, { [key]: 1 + toCount(session.signOuts) })
}

/**
 * The higher count of each account, so that no tab undoes the sign-out of another. The same object if `known` has all of
 * them. Keeps the accounts whose count rose last.
 */
export function mergeSignOuts(known: SignOuts, others: SignOuts): SignOuts {
  const raised = Object.entries(others).filter(([account, count]) => toCount(count) > toCount(known[account]))
  if (raised.length === 0) return known
  const kept = Object.entries(known).filter(([account]) => !raised.some(([other]) => other === account))
  return Object.fromEntries([...kept, ...raised].slice(-MAX_SIGN_INS))
}

/** Other code may have written to the storage. */
function toCount(stored: unknown): number {
  return Number.isSafeInteger(stored) ? (stored as number) : 0
}
