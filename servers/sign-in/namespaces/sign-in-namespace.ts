import type { Client } from 'viem'
import type { CaipNetworkId } from '../../../src/core/model/caip.js'

/** Returns viem's client of a network, CAIP-2. Undefined: only accounts with a private key can sign in on it. */
export type FindClient = (chainId: CaipNetworkId) => Client | undefined

/** A message and what a wallet returned for it: hexadecimal digits after 0x, base58 on Solana, base64 on Bitcoin. */
export type SignedMessage = {
  message: string
  signature: string
  /** The bytes that were signed, base64, where the wallet wrote the message itself. */
  signedMessage?: string | undefined
  accountAddress: string
  chainId: CaipNetworkId
}

/** The rules of a namespace for sign-in, besides the text of the message, which all of them share (CAIP-122). */
export type SignInNamespace = {
  /** How addresses are written, for the error. */
  addressForm: string
  /** Whether the address is written in that form, so that an account has one address. `ss58Prefix`: on polkadot. */
  isAddress(address: string, network: { chainId: CaipNetworkId; ss58Prefix: number | undefined }): boolean
  /** Whether wallets write the message themselves: `signedMessage` is refused elsewhere. */
  writesMessages?: boolean
  /**
   * Whether the signature belongs to this account and message.
   *
   * @throws SignInError `signature` with the fault of its form; `unavailable` if it cannot be verified now
   */
  verify(signed: SignedMessage, findClient: FindClient): Promise<boolean>
}
