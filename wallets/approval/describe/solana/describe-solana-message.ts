import { base58 } from '@scure/base'
import { bytesToHex } from 'viem'
import type { SolanaContext } from '../../../embedded/approval/solana/solana-context.js'
import { decodeMessage, formatMessage } from '../../../requests/format-message.js'
import { failParams } from '../../../requests/params-error.js'
import { listSignInWarnings, readSignIn } from '../../../requests/read-sign-in.js'
import { isTransactionMessage } from '../../../requests/solana/explain-transaction.js'
import { parseSolanaMessage } from '../../../requests/solana/parse-message.js'
import type { SolanaApproval, SolanaSubject } from '../approval.js'
import { listTextWarnings } from '../describe-message.js'

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
    signIn: signIn && { domain: signIn.domains[0] },
    request: { kind: 'sign-solana-message', message },
    warnings: [
      ...(signIn
        ? listSignInWarnings(signIn, {
            origin: host.origin,
            isAccount: (address) => address === account,
            // Written whole, or without the namespace.
            isChain: (id) => id === chainId || `solana:${id}` === chainId,
          })
        : []),
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
