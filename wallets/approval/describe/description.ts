import type { ApprovalSubject, ApprovalWarning, EvmApproval, Signer } from './approval.js'
import { freezeDeeply } from './freeze-deeply.js'

/** The input for the description of a request of eip155. */
export type DescriptionInput = {
  params: readonly unknown[]
  /** The number of the chain. */
  chain: number
  /**
   * The origin of the requesting page, as the browser reports it. Null for a site that names itself: there is nothing
   * to compare it with.
   */
  origin: string | null
  /** The account that a request names. Refuses accounts of others. Undefined is the default account. */
  parseSigner: (value: unknown) => Signer
}

/** A subject with its signer and its warnings. */
export type Description<Kind extends ApprovalSubject['kind'] = ApprovalSubject['kind']> = Extract<
  ApprovalSubject,
  { kind: Kind }
> & { signer: Signer; warnings: readonly ApprovalWarning[] }

/** A request that waits for the visitor, frozen: `request` is what may be signed, and every other field is read from it. */
export function toApproval<Kind extends ApprovalSubject['kind'], Facts extends { chainId: string }>(
  description: Description<Kind>,
  facts: Facts,
): Extract<EvmApproval, { kind: Kind }> & Facts
export function toApproval({ signer, ...description }: Description, facts: { chainId: string }): EvmApproval {
  const { address: account, type: accountType } = signer
  return freezeDeeply({ ...description, account, accountType, ...facts })
}
