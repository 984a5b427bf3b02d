import type { Address } from 'viem'
import type { ApprovalSubject, ApprovalWarning, RequestContext } from './approval.js'

/** What a description is made from. `parseSigner` refuses every account but the one of the context. */
export type DescriptionInput = {
  params: readonly unknown[]
  context: RequestContext
  chain: number
  parseSigner: (value: unknown) => Address
}

/** A subject with its warnings. */
export type Description = ApprovalSubject & { warnings: readonly ApprovalWarning[] }
