import { ed25519 } from '@noble/curves/ed25519'
import { bytesToHex, type Hex, hexToBytes } from 'viem'
import type { NamespaceAccount } from '../../state/namespace-accounts.js'
import { deriveSolanaKey } from './derive-solana-key.js'
import { type SolanaSignIn, writeSolanaSignIn } from './solana-sign-in.js'

/** Signs a message. Returns the signature of 64 bytes in hex. */
export function signSolanaMessage(account: NamespaceAccount, message: Hex): Hex {
  return bytesToHex(ed25519.sign(hexToBytes(message), deriveSolanaKey(account)))
}

/** Signs the message of a sign-in. Returns the account, the signed message, and the signature. */
export function signSolanaSignIn(account: NamespaceAccount, fields: SolanaSignIn) {
  const { address } = account
  const signedMessage = bytesToHex(new TextEncoder().encode(writeSolanaSignIn(fields, address)))
  return { address, signedMessage, signature: signSolanaMessage(account, signedMessage) }
}
