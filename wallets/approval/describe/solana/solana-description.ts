import type { ApprovalWarning, SolanaSubject } from '../approval.js'

/** What a request of Solana does, and its warnings. */
export type SolanaDescription<Kind extends SolanaSubject['kind'] = SolanaSubject['kind']> = Extract<
  SolanaSubject,
  { kind: Kind }
> & { warnings: readonly ApprovalWarning[] }
