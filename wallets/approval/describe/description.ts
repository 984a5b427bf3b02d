import type { ApprovalSubject, ApprovalWarning, EvmApproval, Signer } from './approval.js'
import { freezeDeeply } from './freeze-deeply.js'

/** What a request of eip155 is described from. */
export type DescriptionInput = {
  params: readonly unknown[]
  /** The number of the chain. */
  chain: number
  /** Of the page that asks, as the browser reports it. Null for a site that names itself: nothing can be compared with that. */
  origin: string | null
  /** The account that a request names. Refuses those of others. Undefined names the one that acts by default. */
  parseSigner: (value: unknown) => Signer
}

/** A subject with who signs, and its warnings. */
export type Description<Kind extends ApprovalSubject['kind'] = ApprovalSubject['kind']> = Extract<
  ApprovalSubject,
  { kind: Kind }
> & { signer: Signer; warnings: readonly ApprovalWarning[] }

/** A request as it waits for the visitor, frozen: `request` is what may be signed, and every other field is read from it. */
export function toApproval<Kind extends ApprovalSubject['kind'], Facts extends { chainId: string }>(
  description: Description<Kind>,
  facts: Facts,
): Extract<EvmApproval, { kind: Kind }> & Facts
export function toApproval({ signer, ...description }: Description, facts: { chainId: string }): EvmApproval {
  const { address: account, type: accountType } = signer
  return freezeDeeply({ ...description, account, accountType, ...facts })
}
