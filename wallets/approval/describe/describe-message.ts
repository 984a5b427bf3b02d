import { getAddress, isAddress } from 'viem'
import { hasInvisible } from '../../../src/rules/text/invisible-characters.js'
import { decodeMessage, formatMessage } from '../../requests/format-message.js'
import { parseMessage } from '../../requests/parse-params.js'
import { listSignInWarnings, readSignIn } from '../../requests/read-sign-in.js'
import type { ApprovalWarning } from './approval.js'
import type { Description, DescriptionInput } from './description.js'

/** Describes `personal_sign`: `[message, account]`. */
export function describeMessage({
  params: [value, signer],
  context,
  chain,
  parseSigner,
}: DescriptionInput): Description {
  const message = parseMessage(value)
  const account = parseSigner(signer ?? null)
  const text = decodeMessage(message)
  const signIn = text === null ? null : readSignIn(text)
  return {
    kind: 'message',
    signer: account,
    ...formatMessage(message),
    signIn: signIn && { domain: signIn.domains[0] },
    request: { kind: 'sign-message', message },
    warnings: [
      ...(signIn
        ? listSignInWarnings(signIn, {
            origin: context.host.origin,
            isAccount: (address) => isAddress(address, { strict: false }) && getAddress(address) === account.address,
            isChain: (id) => id === String(chain),
          })
        : []),
      ...listTextWarnings(text),
    ],
  }
}

/** What the visitor should know of a message as such. `text` is null when it is not UTF-8. */
export function listTextWarnings(text: string | null): ApprovalWarning[] {
  if (text === null) return [{ kind: 'not-text' }]
  return hasInvisible(text.replace(/[\t\n]/g, '')) ? [{ kind: 'hidden-characters' }] : []
}
