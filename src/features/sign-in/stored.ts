import { isCaipNetworkId } from '../../core/model/caip.js'
import type { FeaturePart } from '../../core/model/views/define-feature.js'
import { isListOf, isOptionalText, isText } from '../../core/storage/check-stored.js'
import { isRecord } from '../../rules/is-record.js'
import { MAX_SIGN_INS } from './model/sign-in-state.js'

/** The stored values of sign-in. */
export const signInStored: FeaturePart['stored'] = {
  signIn: { empty: [], accepts: (value) => isListOf(value, isKnownSession), length: MAX_SIGN_INS },
  // Its values are checked where they are read, which loads later.
  signOuts: { empty: {}, accepts: isRecord },
}

/** Whether `value` has the fields of a sign-in session that code reads. */
function isKnownSession(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value.data)) return false
  const { accountAddress, chainId, expirationTime, notBefore } = value.data
  return (
    isText(accountAddress) &&
    isCaipNetworkId(chainId) &&
    [expirationTime, notBefore, value.message, value.signature, value.signedMessage].every(isOptionalText)
  )
}
