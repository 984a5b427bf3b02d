import type { Address, Hex, TypedDataDefinition } from 'viem'
import type { DelegationLimits, SignedDelegation } from '../../../src/embedded/smart-account/delegation.js'
import type { UnsignedUserOperation } from '../../../src/embedded/smart-account/user-operation.js'
import type { CallDescription } from '../../requests/describe-call.js'
import type { TransactionRequest } from '../../requests/parse-transaction.js'
import type { SignInWarning } from '../../requests/read-sign-in.js'
import type { ExplainedTransaction } from '../../requests/solana/explained-transaction.js'
import type { TypedDataField } from '../../requests/typed-data/flatten-fields.js'
import type { SignedEffect } from '../../requests/typed-data/signed-effect.js'

export type AccountType = 'eoa' | 'smartAccount'

/** An account of eip155 that signs. */
export type Signer = { address: Address; type: AccountType }

/** The warnings that the visitor reads before they approve. Each has its sentence in the words. */
export type ApprovalWarning =
  | SignInWarning
  /** The message is bytes that are not UTF-8. */
  | { kind: 'not-text' }
  /** The message has characters that a reader does not see. They are shown as escapes. */
  | { kind: 'hidden-characters' }
  /** The signature is valid on every chain. */
  | { kind: 'no-chain' }
  /** The signature lets another account take tokens. */
  | { kind: 'permit' }
  | { kind: 'unlimited' }
  /** An allowance of at least the total supply of the token, or of far more than the account has. */
  | { kind: 'beyond-supply' }
  | { kind: 'beyond-balance' }
  /** An allowance of an unknown token. */
  | { kind: 'unknown-token' }
  | { kind: 'every-nft' }
  /** Nobody has the key of the receiver. */
  | { kind: 'burn' }
  /** A token is sent to its own contract. */
  | { kind: 'to-token' }
  /** Typed data for a contract or a chain whose effect is not known. */
  | { kind: 'unknown-data' }
  /** The signature moves tokens, without a transaction of this account. */
  | { kind: 'authorization' }
  /** Others may make the exchange that is signed. */
  | { kind: 'order' }
  /** An exchange that gives this account nothing. */
  | { kind: 'nothing-arrives' }
  /** A Safe acts once enough of its owners have signed. */
  | { kind: 'safe' }
  /** Foreign code runs as the Safe. */
  | { kind: 'delegate-call' }
  /** The Safe pays for gas, at a price that the site has set. */
  | { kind: 'safe-refund' }
  | { kind: 'unknown-method' }
  /** A method that is known, with arguments that do not decode. */
  | { kind: 'unreadable-method'; method: string }
  | { kind: 'inner-calls'; count: number }
  | { kind: 'creation' }
  /** A user operation whose calls cannot be read. */
  | { kind: 'unknown-operation' }
  /** Another account acts for this one without asking. */
  | { kind: 'permission' }
  /** A transaction of Solana with programs that the wallet does not know. */
  | { kind: 'unknown-program'; count: number }
  /** A transaction of Solana that takes accounts from tables on the chain. */
  | { kind: 'address-tables' }

/** A call of `wallet_sendCalls`. `value` in wei. */
export type BatchCall = { to: Address; value: bigint; data: Hex }

/** The request that runs on Solana after the visitor approves. Bytes are hex. */
export type SolanaRequest =
  | { kind: 'sign-solana-message'; message: Hex }
  | {
      kind: 'sign-solana-transactions'
      transactions: readonly Hex[]
      /** `one` and `all`: the site gets the signed transactions. `sent`: the frame sends them. */
      answer: 'one' | 'all' | 'sent'
      /** The options of a sent transaction, as Solana's `sendTransaction` takes them. */
      sendOptions: SolanaSendOptions
    }

export type SolanaSendOptions = {
  skipPreflight?: boolean
  preflightCommitment?: 'processed' | 'confirmed' | 'finalized'
  maxRetries?: number
  minContextSlot?: number
}

/** The request that runs on eip155 after the visitor approves. It is the described request, with every value in its normal form. */
export type ApprovedRequest =
  | { kind: 'sign-message'; message: Hex }
  /** The message is written when the visitor approves. `offset`: how far its clock is ahead, in ms. */
  | { kind: 'sign-name'; name: string; offset: number; nonce?: string | undefined }
  | { kind: 'sign-typed-data'; typedData: TypedDataDefinition }
  | { kind: 'send-transaction'; transaction: TransactionRequest }
  | { kind: 'send-calls'; id?: string; calls: readonly BatchCall[]; isAtomic: boolean }
  /** `calls`: what `callData` makes the account do; null when it cannot be read. */
  | { kind: 'send-operation'; callData: Hex; calls: readonly BatchCall[] | null; limits: OperationLimits }
  | { kind: 'grant-permission'; permission: Permission }
  | { kind: 'revoke-permission'; delegations: readonly SignedDelegation[] }

/** A permission of another account to act for this one (ERC-7715). */
export type Permission = { delegate: Address; limits: DelegationLimits }

/**
 * The fields of a user operation that a page may set. The wallet reads the rest from the chain. Gas in units, fees in
 * wei per unit.
 */
export type OperationLimits = Partial<
  Pick<
    UnsignedUserOperation,
    'nonce' | 'callGasLimit' | 'verificationGasLimit' | 'preVerificationGas' | 'maxFeePerGas' | 'maxPriorityFeePerGas'
  >
>

type Described<Kind extends ApprovedRequest['kind']> = { request: Extract<ApprovedRequest, { kind: Kind }> }

/** A message as its reader sees it. */
export type MessageText = {
  /** Text with invisible characters as escapes, or hex. */
  text: string
  format: 'text' | 'hex'
  /** The site that a sign-in message (EIP-4361, CAIP-122) is for; null for other messages. */
  signIn: { domain: string } | null
}

type MessageSubject = MessageText & { kind: 'message' }

/** The effect of one request of eip155, from its normal form alone. */
export type EvmSubject =
  | (MessageSubject & Described<'sign-message'>)
  /** `name`: the name that the account registers. */
  | ({ kind: 'name'; name: string } & Described<'sign-name'>)
  | ({
      kind: 'typed-data'
      primaryType: string
      domain: readonly TypedDataField[]
      fields: readonly TypedDataField[]
      /** The actions that it lets others take; null if they are not known. */
      effect: SignedEffect | null
    } & Described<'sign-typed-data'>)
  | ({ kind: 'transaction'; call: CallDescription } & Described<'send-transaction'>)
  | ({ kind: 'calls'; calls: readonly CallDescription[] } & Described<'send-calls'>)
  /** `calls` are null when they cannot be read. */
  | ({ kind: 'operation'; calls: readonly CallDescription[] | null } & Described<'send-operation'>)
  | ({ kind: 'permission' } & Described<'grant-permission'>)
  /** `limits` of each delegation, null if this wallet did not write them; and `sites`, the origins, if all of them end. */
  | ({
      kind: 'revocation'
      limits: readonly (DelegationLimits | null)[]
      sites?: readonly string[]
    } & Described<'revoke-permission'>)

/** The effect of one request of Solana, from its normal form alone. */
export type SolanaSubject =
  | (MessageSubject & { request: Extract<SolanaRequest, { kind: 'sign-solana-message' }> })
  | {
      kind: 'solana-transactions'
      transactions: readonly ExplainedTransaction[]
      request: Extract<SolanaRequest, { kind: 'sign-solana-transactions' }>
    }

type ApprovalFacts<Account> = {
  /** The account that signs. */
  account: Account
  accountType: AccountType
  /** CAIP-2. */
  chainId: string
  warnings: readonly ApprovalWarning[]
}

export type EvmApproval = EvmSubject & ApprovalFacts<Address>
export type SolanaApproval = SolanaSubject & ApprovalFacts<string>

/** A message of any namespace, as it is drawn. */
export type MessageApproval = MessageSubject & ApprovalFacts<string>

/** A request that waits for the visitor, frozen. */
export type Approval = EvmApproval | SolanaApproval | MessageApproval
