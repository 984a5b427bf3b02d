import type { Hex, TransactionSerializable, TypedDataDefinition } from 'viem'
import type { Delegation } from '../../../src/embedded/smart-account/delegation.js'
import type { UnsignedUserOperation } from '../../../src/embedded/smart-account/user-operation.js'
import type { KeyShares } from '../keys/split-entropy.js'

/** The accounts of one wallet. */
export type WalletAddresses = { eip155: string; solana: string }

/** Two shares of a wallet, and the address that they must give. */
export type SharePair = { shares: readonly [Uint8Array, Uint8Array]; address: string }

/** What the worker does with a key. */
export type KeyOperation =
  /** A new wallet. */
  | { kind: 'create' }
  /** New shares of the same key, for a new device. The earlier ones no longer combine with them. */
  | ({ kind: 'split' } & SharePair)
  /** The 12 words, for taking the key to another wallet. */
  | ({ kind: 'export' } & SharePair)
  /** EIP-191 over the bytes of `message`. */
  | ({ kind: 'sign-message'; message: Hex } & SharePair)
  /** EIP-712. */
  | ({ kind: 'sign-typed-data'; typedData: TypedDataDefinition } & SharePair)
  | ({ kind: 'sign-transactions'; transactions: readonly TransactionSerializable[] } & SharePair)
  /** As the owner of the smart account. Of another sender it is refused. */
  | ({ kind: 'sign-user-operation'; operation: UnsignedUserOperation; chainId: number } & SharePair)
  /** As the owner of the smart account. Of another delegator it is refused. */
  | ({ kind: 'sign-delegation'; delegation: Delegation; chainId: number } & SharePair)
  /** Ed25519 over the bytes of each. As another account than `signer` it is refused. */
  | ({ kind: 'sign-solana'; messages: readonly Uint8Array[]; signer: string } & SharePair)

export type KeyOperationResult<Kind extends KeyOperation['kind']> = {
  create: { shares: KeyShares; addresses: WalletAddresses }
  split: { shares: KeyShares; addresses: WalletAddresses }
  export: { mnemonic: string }
  'sign-message': { signature: Hex }
  'sign-typed-data': { signature: Hex }
  'sign-transactions': { transactions: readonly Hex[] }
  'sign-user-operation': { signature: Hex }
  'sign-delegation': { signature: Hex }
  'sign-solana': { signatures: readonly Uint8Array[] }
}[Kind]
