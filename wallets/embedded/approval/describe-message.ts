import { getAddress, isAddress } from 'viem'
import { hasInvisible } from '../../../src/rules/text/invisible-characters.js'
import { decodeMessage, formatMessage } from '../../requests/format-message.js'
import { parseMessage } from '../../requests/parse-params.js'
import type { ApprovalWarning } from './approval.js'
import type { Description, DescriptionInput } from './description.js'
import { readSignIn, type SignIn } from './read-sign-in.js'

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
    signIn: signIn && { domain: signIn.domain },
    request: { kind: 'sign-message', message },
    warnings: [
      ...(signIn ? listSignInWarnings(signIn, { account: account.address, chain, origin: context.host.origin }) : []),
      ...(text === null ? [{ kind: 'not-text' } as const] : []),
      ...(text !== null && hasInvisible(text.replace(/[\t\n]/g, '')) ? [{ kind: 'hidden-characters' } as const] : []),
    ],
  }
}

type Signer = { account: string; chain: number; origin: string }

/** A site may ask for a signature with which it signs in to another site as the visitor. */
function listSignInWarnings(signIn: SignIn, { account, chain, origin }: Signer): ApprovalWarning[] {
  const warnings: ApprovalWarning[] = []
  const { domain, address, chainId } = signIn
  if (domain !== new URL(origin).host) warnings.push({ kind: 'other-site', domain })
  const isSame = isAddress(address, { strict: false }) && getAddress(address) === account
  if (!isSame) warnings.push({ kind: 'other-account', address })
  if (chainId !== null && chainId !== String(chain)) warnings.push({ kind: 'other-chain', chain: chainId })
  return warnings
}
