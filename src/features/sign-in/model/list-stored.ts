import { isCaipNetworkId } from '../../../core/model/caip.js'
import { isOptionalText, isText } from '../../../core/storage/check-stored.js'
import { isRecord } from '../../../rules/is-record.js'
import type { HeldSession } from './sign-in-state.js'

/** The stored values that are sessions. Other code may have written to the storage. */
export function listStoredSessions(stored: readonly unknown[]): readonly HeldSession[] {
  return stored.filter(isSession)
}

/** Whether `value` has the fields of a sign-in session that the code reads. */
function isSession(value: unknown): value is HeldSession {
  if (!isRecord(value) || !isRecord(value.data)) return false
  const { accountAddress, chainId, expirationTime, notBefore } = value.data
  return (
    isText(accountAddress) &&
    isCaipNetworkId(chainId) &&
    [expirationTime, notBefore, value.message, value.signature, value.signedMessage].every(isOptionalText)
  )
}
