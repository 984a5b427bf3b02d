import type { ApprovalWarning, EvmApproval, EvmSubject, Signer, SolanaSubject } from './approval.js'
import { freezeDeeply } from './freeze-deeply.js'

/** A request of eip155, before it is described. */
export type EvmRequestInput = {
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

/** A subject of eip155 with its signer and its warnings. */
export type EvmDescription<Kind extends EvmSubject['kind'] = EvmSubject['kind']> = Extract<
  EvmSubject,
  { kind: Kind }
> & { signer: Signer; warnings: readonly ApprovalWarning[] }

/** A subject of Solana with its warnings. */
export type SolanaDescription<Kind extends SolanaSubject['kind'] = SolanaSubject['kind']> = Extract<
  SolanaSubject,
  { kind: Kind }
> & { warnings: readonly ApprovalWarning[] }

/** A request that waits for the visitor, frozen: `request` is what may be signed, and every other field is read from it. */
export function toApproval<Kind extends EvmSubject['kind'], Facts extends { chainId: string }>(
  description: EvmDescription<Kind>,
  facts: Facts,
): Extract<EvmApproval, { kind: Kind }> & Facts
export function toApproval({ signer, ...description }: EvmDescription, facts: { chainId: string }): EvmApproval {
  const { address: account, type: accountType } = signer
  return freezeDeeply({ ...description, account, accountType, ...facts })
}
