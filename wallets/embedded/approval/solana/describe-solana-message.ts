import { base58 } from '@scure/base'
import { bytesToHex } from 'viem'
import { decodeMessage, formatMessage } from '../../../requests/format-message.js'
import { failParams } from '../../../requests/params-error.js'
import { isTransactionMessage } from '../../../requests/solana/explain-transaction.js'
import { parseSolanaMessage } from '../../../requests/solana/parse-message.js'
import type { ApprovalWarning, SolanaApproval, SolanaSubject } from '../approval.js'
import { listTextWarnings } from '../describe-message.js'
import { listSiteWarnings, readSignIn, type SignIn } from '../read-sign-in.js'
import type { SolanaContext } from './solana-context.js'

/** Describes `solana_signMessage`: `{ message, pubkey }`, the bytes of the message in base58. */
export function describeSolanaMessage(
  { message: value }: Readonly<Record<string, unknown>>,
  { account, chainId, host }: SolanaContext,
): SolanaSubject & Pick<SolanaApproval, 'warnings'> {
  const bytes = parseSolanaMessage(value)
  const message = bytesToHex(bytes)
  const text = decodeMessage(message)
  if (isTransactionMessage(bytes, account) || (text === null && hasKey(bytes, account))) {
    throw failParams('The message is a transaction. Ask for its signature with solana_signTransaction.')
  }
  const signIn = text === null ? null : readSignIn(text)
  return {
    kind: 'message',
    ...formatMessage(message),
    signIn: signIn && { domain: signIn.domain },
    request: { kind: 'sign-solana-message', message },
    warnings: [
      ...(signIn ? listSignInWarnings(signIn, { account, chainId, origin: host.origin }) : []),
      ...listTextWarnings(text),
    ],
  }
}

/**
 * Whether bytes that are no text have the key of the account in them, as each transaction has that it signs. The decoder does
 * not know versions of transactions that are newer than it.
 */
function hasKey(bytes: Uint8Array, account: string): boolean {
  return bytesToHex(bytes).includes(bytesToHex(base58.decode(account)).slice(2))
}

function listSignInWarnings(
  signIn: SignIn,
  { account, chainId, origin }: { account: string; chainId: string; origin: string },
): ApprovalWarning[] {
  const { address, chainId: named } = signIn
  const warnings = listSiteWarnings(signIn, origin)
  if (address !== account) warnings.push({ kind: 'other-account', address })
  // Written whole, or without the namespace.
  const isHere = named === null || named === chainId || `solana:${named}` === chainId
  if (!isHere) warnings.push({ kind: 'other-chain', chain: named })
  return warnings
}
