import type { Transaction } from './activity.js'
import type { CaipNetworkId } from './caip.js'

/** Pins a request. If the active connection differs, the request fails before it reaches the wallet. */
export type RequestPin = {
  /** The network of the request, CAIP-2. */
  network?: CaipNetworkId | undefined
  /** The account of the request. */
  from?: string | undefined
}

/** A signed message, with everything that `verifyMessage` and a server need to check it. */
export type Signed = {
  signature: string
  /** The encoding of `signature`. */
  encoding: 'hex' | 'base58' | 'base64'
  /** The signed format: `eip191` is the personal message of EVM wallets. */
  scheme: 'eip191' | 'ed25519' | 'sr25519' | 'ecdsa' | 'bip322'
  /** The account that signed. */
  address: string
  /** The bytes that the wallet signed, base64, if it changed the message. */
  signedMessage?: string
}

/** The fees of a transaction; the wallet sets those that are missing. In base units (wei) per unit of gas. */
export type TransactionFees = {
  /** The gas limit. */
  gas?: bigint | undefined
  /** For a legacy transaction. Not together with the EIP-1559 fields. */
  gasPrice?: bigint | undefined
  /** EIP-1559: the most that a unit of gas may cost, priority fee included. */
  maxFeePerGas?: bigint | undefined
  /** EIP-1559: the part of `maxFeePerGas` for the block producer. */
  maxPriorityFeePerGas?: bigint | undefined
}

/** A transfer of the native currency or of a token. */
export type TransferRequest = {
  kind: 'transfer'
  /** The receiver. */
  to: string
  /** Base units of the currency or token. */
  amount: bigint
  /** The address of the token. Default: the native currency. */
  token?: string | undefined
}

/** A contract call, or raw data. On EVM chains. */
export type CallRequest = {
  kind: 'call'
  to: string
  /** Base units (wei). Default 0. */
  value?: bigint | undefined
  /** Hex call data. */
  data?: string | undefined
}

/** A transaction that the app has built, as the chain transmits it. On Solana. */
export type BytesRequest = { kind: 'bytes'; transaction: Uint8Array }

/** A transaction of the active account. */
export type TransactionRequest = RequestPin &
  ((TransferRequest & TransactionFees) | (CallRequest & TransactionFees) | BytesRequest)

/** The entry in Activity until a data API has the transaction. */
export type ShownAs = Pick<Transaction, 'operation' | 'transfers'>

/** The estimated cost of a transaction, in base units of the native currency. */
export type Quote = {
  /** The most that the network takes. */
  fee: bigint
  /** Units of gas, on a chain that counts them. */
  gas?: bigint
  /** The account cannot pay the fee, but its wallet may sponsor a smart account's first transaction: it tells once it is asked to send. */
  isSponsored?: boolean
  /** An additional locked amount, such as the rent of a new token account. */
  deposit?: bigint
  /** The part of the amount that the token itself keeps, in its base units: the receiver gets less (Token-2022). */
  tokenFee?: bigint
  /** When this price expires, in ms since the epoch. */
  expiresAt?: number
}

export type Receipt = {
  /** The transaction in the block. Differs from the sent one if the visitor sped it up in the wallet. */
  id: string
  /** The number of its block. */
  block?: bigint
  /** `expired`: it can no longer get into a block. */
  status: 'success' | 'reverted' | 'expired'
}
