import type { WalletAccount } from '../../embedded/wallet/wallet-account.js'
import type { ApprovalSubject, ApprovalWarning, RequestContext } from './approval.js'

/** What a description is made from. */
export type DescriptionInput = {
  params: readonly unknown[]
  context: RequestContext
  chain: number
  /** The account that a request names. Refuses those of others. Undefined names the one that acts by default. */
  parseSigner: (value: unknown) => WalletAccount
}

/** A subject with who signs, and its warnings. */
export type Description = ApprovalSubject & { signer: WalletAccount; warnings: readonly ApprovalWarning[] }
