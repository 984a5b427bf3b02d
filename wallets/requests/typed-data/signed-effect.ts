import type { Address, Hex } from 'viem'
import type { CallDescription } from '../describe-call.js'

/** Something of value. Amounts are in base units. */
export type Asset =
  | { type: 'native'; amount: bigint }
  | { type: 'token'; token: Address; amount: bigint }
  /** `id` is null for any NFT of the collection, or one of several that the data names by a hash only. */
  | { type: 'nft'; collection: Address; id: bigint | null; amount: bigint }

/** A signature that lets `spender` take tokens without a transaction of the owner. Amounts are in base units. */
export type PermitEffect = {
  type: 'permit'
  spender: Address
  tokens: readonly { token: Address; amount: bigint; isUnlimited: boolean }[]
  /** The time until which it can be used, in seconds since the epoch; null without an end. */
  deadline: bigint | null
}

/** A signature with which tokens of `from` are moved to `to`, once (EIP-3009). */
export type AuthorizationEffect = {
  type: 'authorization'
  token: Address
  from: Address
  to: Address
  amount: bigint
  /** Who can execute it: everybody who has the signature, or the receiver alone. */
  caller: 'anyone' | 'receiver'
  deadline: bigint
}

/** An order of an exchange, which others fill. It may be filled in parts, then each in proportion. */
export type OrderEffect = {
  type: 'order'
  /** The owner of the leaving assets. */
  from: Address
  /** The maximum that leaves. */
  gives: readonly Asset[]
  /** The minimum that arrives, and its receiver. */
  gets: readonly { asset: Asset; to: Address }[]
  deadline: bigint
}

/** An owner's signature of a transaction of a Safe. The Safe carries it out once enough owners have signed. */
export type SafeEffect = {
  type: 'safe'
  safe: Address
  sent: { to: Address; value: bigint; data: Hex }
  /** The called contract; null if foreign code runs as the Safe (`delegatecall`), which can do anything. */
  call: CallDescription | null
  /** The gas payment of the Safe. `price` per unit of gas; a null receiver means the sender of the transaction. */
  refund: { token: Address | null; price: bigint; to: Address | null } | null
}

/** The actions that typed data lets others take once it is signed. */
export type SignedEffect = PermitEffect | AuthorizationEffect | OrderEffect | SafeEffect
