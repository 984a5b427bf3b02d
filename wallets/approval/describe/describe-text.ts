import type { Hex } from 'viem'
import { hasInvisible } from '../../../src/rules/text/invisible-characters.js'
import { decodeMessage, formatMessage } from '../../requests/format-message.js'
import { listSignInWarnings, readSignIn, type SignInContext } from '../../requests/read-sign-in.js'
import type { ApprovalWarning, MessageText } from './approval.js'

/** A message of any namespace as the visitor sees it, with its warnings. A sign-in is compared with `context`. */
export function describeText(
  message: Hex,
  context: SignInContext,
): MessageText & { warnings: readonly ApprovalWarning[] } {
  const text = decodeMessage(message)
  const signIn = text === null ? null : readSignIn(text)
  return {
    ...formatMessage(message),
    signIn: signIn && { domain: signIn.domains[0] },
    warnings: [...(signIn ? listSignInWarnings(signIn, context) : []), ...listTextWarnings(text)],
  }
}

/** The warnings of a message as such. `text` is null if it is not UTF-8. */
function listTextWarnings(text: string | null): ApprovalWarning[] {
  if (text === null) return [{ kind: 'not-text' }]
  return hasInvisible(text.replace(/[\t\n]/g, '')) ? [{ kind: 'hidden-characters' }] : []
}
