import { ed25519 } from '@noble/curves/ed25519'
import type { CaipNetworkId } from '../../core/model/caip.js'
import type { Signed } from '../../core/model/requests.js'
import { decodeBase58 } from '../drivers/base58.js'
import { decodeBase64 } from '../drivers/bytes.js'
import { nameWalletChain } from './wallets/wallet-chain.js'

/** The lines of a sign-in message before its fields or its statement. */
const FORM = /^[^\n]+ wants you to sign in with your Solana account:\n[^\n]+\n\n\n?/
/** Matches the field before it too, because a statement may contain anything in its one line. */
const CHAIN_ID = /\nVersion: 1\nChain ID: (solana:[^\n]+)\n/

/**
 * Whether `signed.address` signed this text (RFC 8032), or the same sign-in as the wallet wrote it (`signedMessage`). Refuses
 * any other change that a wallet made to a text.
 */
export function verifySolanaMessage(
  message: string,
  { signature, address, signedMessage }: Pick<Signed, 'signature' | 'address' | 'signedMessage'>,
): boolean {
  const signed = signedMessage === undefined ? message : readText(signedMessage)
  if (signed === null || !(signed === message || listForms(message).includes(signed))) return false
  const bytes = decodeBase58(signature)
  const publicKey = decodeBase58(address)
  if (bytes?.length !== 64 || publicKey?.length !== 32) return false
  try {
    // ZIP 215 would accept signatures that other libraries refuse.
    return ed25519.verify(bytes, new TextEncoder().encode(signed), publicKey, { zip215: false })
  } catch {
    // The address is not on the curve, so it cannot sign.
    return false
  }
}

/**
 * The wallets' form of a sign-in message (Sign In With Solana): the network by name, and one empty line less without a
 * statement. All other fields are the same, so comparing the whole text compares each of them.
 *
 * @see https://github.com/phantom/sign-in-with-solana
 */
function listForms(message: string): readonly string[] {
  const [head] = FORM.exec(message) ?? []
  const chainId = CHAIN_ID.exec(message)?.[1]
  if (head === undefined || chainId === undefined) return []
  const texts = head.endsWith('\n\n\n') ? [message, head.slice(0, -1) + message.slice(head.length)] : [message]
  const chain = nameWalletChain(chainId as CaipNetworkId)
  const names = [chainId, chain, chain.slice('solana:'.length)]
  return texts.flatMap((text) => names.map((name) => text.replace(CHAIN_ID, () => `\nVersion: 1\nChain ID: ${name}\n`)))
}

/** Null if the text is not base64 or not UTF-8. */
function readText(base64: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(decodeBase64(base64))
  } catch {
    return null
  }
}
