import type { Hex, TransactionSerializable, TypedDataDefinition } from 'viem'
import type { Delegation } from '../../../src/embedded/smart-account/delegation.js'
import type { UnsignedUserOperation } from '../../../src/embedded/smart-account/user-operation.js'
import type { WalletClaim, WalletProof } from '../../../src/services/identity/wallet-proof.js'
import type {
  NewWallet,
  NewWalletDevice,
  RecoveryMethod,
  WalletRecovery,
} from '../../../src/services/identity/wallet-schema.js'

/** The accounts of one wallet. */
export type WalletAddresses = { eip155: string; solana: string }

/** Two shares of a wallet, and the address that they must give. */
export type SharePair = { shares: readonly [Uint8Array, Uint8Array]; address: string }

/** The context of a wallet proof, besides the action: the key of this device, and a nonce of the service. */
export type ProofTerms = Pick<WalletClaim, 'thumbprint' | 'nonce'>

/** An operation of the worker with a key. It creates and proves the records that the service stores in the same operation. */
export type KeyOperation =
  /** A new wallet: the first of an account, or one beside that of the id `replaces`. */
  | { kind: 'create'; walletId: string; replaces: string | null; terms: ProofTerms }
  /** New shares of the same key, for a new device. The earlier ones no longer combine with them. */
  | ({ kind: 'split'; walletId: string; terms: ProofTerms } & SharePair)
  /** New shares of the same key, for recovery. One is sealed with `key`, which `method` makes. */
  | ({ kind: 'seal-recovery'; walletId: string; method: RecoveryMethod; key: CryptoKey; terms: ProofTerms } & SharePair)
  /** The proof that this device holds the key, for a request to the service. */
  | ({ kind: 'prove'; claim: WalletClaim } & SharePair)
  /** The 12 words, for taking the key to another wallet. */
  | ({ kind: 'export' } & SharePair)
  /** EIP-191 over the bytes of `message`. */
  | ({ kind: 'sign-message'; message: Hex } & SharePair)
  /** EIP-712. */
  | ({ kind: 'sign-typed-data'; typedData: TypedDataDefinition } & SharePair)
  | ({ kind: 'sign-transactions'; transactions: readonly TransactionSerializable[] } & SharePair)
  /**
   * Signs as the owner of the smart account. An operation of another sender is refused. `message`: also signed (EIP-191
   * over its bytes).
   */
  | ({ kind: 'sign-user-operation'; operation: UnsignedUserOperation; chainId: number; message?: Hex } & SharePair)
  /** As the owner of the smart account. Of another delegator it is refused. */
  | ({ kind: 'sign-delegation'; delegation: Delegation; chainId: number } & SharePair)
  /** Ed25519 over the bytes of each. As another account than `signer` it is refused. */
  | ({ kind: 'sign-solana'; messages: readonly Uint8Array[]; signer: string } & SharePair)

export type KeyOperationResult<Kind extends KeyOperation['kind']> = {
  /** `share`: the share of this device. The service gets the rest. */
  create: { share: Uint8Array; wallet: NewWallet; proof: WalletProof }
  split: { share: Uint8Array; body: NewWalletDevice }
  'seal-recovery': { body: WalletRecovery }
  prove: { proof: WalletProof }
  export: { mnemonic: string }
  'sign-message': { signature: Hex }
  'sign-typed-data': { signature: Hex }
  'sign-transactions': { transactions: readonly Hex[] }
  'sign-user-operation': { signature: Hex; messageSignature?: Hex }
  'sign-delegation': { signature: Hex }
  'sign-solana': { signatures: readonly Uint8Array[] }
}[Kind]
