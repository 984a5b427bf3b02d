import type { Hex } from 'viem'
import { hasInvisible } from '../../../src/rules/text/invisible-characters.js'
import { decodeMessage, formatMessage } from '../../requests/format-message.js'
import { listSignInWarnings, readSignIn, type SignInContext } from '../../requests/read-sign-in.js'
import type { ApprovalWarning, MessageText } from './approval.js'

/** A message of any namespace as its reader sees it, and what they should know of it. A sign-in is compared with `context`. */
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

/** What the visitor should know of a message as such. `text` is null when it is not UTF-8. */
function listTextWarnings(text: string | null): ApprovalWarning[] {
  if (text === null) return [{ kind: 'not-text' }]
  return hasInvisible(text.replace(/[\t\n]/g, '')) ? [{ kind: 'hidden-characters' }] : []
}
