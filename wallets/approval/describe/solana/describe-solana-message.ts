import { base58 } from '@scure/base'
import { bytesToHex } from 'viem'
import { failParams } from '../../../requests/params-error.js'
import { isTransactionMessage } from '../../../requests/solana/explain-transaction.js'
import { describeText } from '../describe-text.js'
import type { SolanaDescription } from '../description.js'

/** For whom a message is described. `chainId` is CAIP-2, `origin` as in `EvmRequestInput`. */
type MessageContext = { account: string; chainId: string; origin: string | null }

/**
 * Describes a message to sign.
 *
 * @throws ParamsError when it is a transaction
 */
export function describeSolanaMessage(
  bytes: Uint8Array,
  { account, chainId, origin }: MessageContext,
): SolanaDescription<'message'> {
  const message = bytesToHex(bytes)
  const text = describeText(message, {
    origin,
    isAccount: (address) => address === account,
    // Written whole, or without the namespace.
    isChain: (id) => id === chainId || `solana:${id}` === chainId,
  })
  if (isTransactionMessage(bytes, account) || (text.format === 'hex' && hasKey(bytes, account))) {
    throw failParams('The message is a transaction. Ask for its signature with solana_signTransaction.')
  }
  return { kind: 'message', request: { kind: 'sign-solana-message', message }, ...text }
}

/**
 * Whether bytes that are not text contain the key of the account, as each transaction does that it signs. The decoder does
 * not know versions of transactions that are newer than it.
 */
function hasKey(bytes: Uint8Array, account: string): boolean {
  return bytesToHex(bytes).includes(bytesToHex(base58.decode(account)).slice(2))
}
