import type { ApprovalWarning, SolanaSubject } from '../approval.js'

/** The effect of a request of Solana, and its warnings. */
export type SolanaDescription<Kind extends SolanaSubject['kind'] = SolanaSubject['kind']> = Extract<
  SolanaSubject,
  { kind: Kind }
> & { warnings: readonly ApprovalWarning[] }
