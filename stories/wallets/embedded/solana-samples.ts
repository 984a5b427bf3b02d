import type { SolanaApproval } from '../../../wallets/approval/describe/approval.js'
import type { FrameApproval } from '../../../wallets/embedded/approval/request-context.js'
import type { ExplainedTransaction, SolanaStep } from '../../../wallets/requests/solana/explained-transaction.js'
import { hostile } from '../../support/hostile-text.js'

export const account = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
export const friend = '7YttLkHDoNj9wyDur5pM1ejNaAvT9X4eqaYcHQqtj2G5'
export const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
export const program = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'

const common = {
  account,
  accountType: 'eoa',
  chainId: 'solana:GUruU8KedggYPXYyPpefLa8BSXVCyHHM',
  host: { origin: 'https://harbor.example', name: 'Harbor' },
  warnings: [],
} as const

const explain = (...steps: SolanaStep[]): ExplainedTransaction => ({
  wire: '0x01',
  feePayer: account,
  fee: 5_000n,
  steps,
  unknownPrograms: [],
  signers: [account],
})

const unreadable = (...unknownPrograms: string[]): ExplainedTransaction => ({
  ...explain(),
  steps: null,
  unknownPrograms,
  wire: `0x01${'ab'.repeat(300)}`,
})

const ask = (
  transactions: readonly ExplainedTransaction[],
  { answer = 'sent', warnings = [] }: { answer?: 'one' | 'all' | 'sent'; warnings?: SolanaApproval['warnings'] } = {},
): Extract<FrameApproval<SolanaApproval>, { kind: 'solana-transactions' }> => ({
  ...common,
  kind: 'solana-transactions',
  transactions,
  request: {
    kind: 'sign-solana-transactions',
    transactions: transactions.map(({ wire }) => wire),
    answer,
    sendOptions: {},
  },
  warnings,
})

const payment: SolanaStep = { type: 'sol-transfer', from: account, to: friend, lamports: 1_500_000_000n }
const tokenPayment: SolanaStep = {
  type: 'token-transfer',
  mint,
  amount: 25_000_000n,
  decimals: 6,
  authority: account,
  to: program,
}

/** One approval of each kind on Solana. */
export const solanaApprovals = {
  signIn: {
    ...common,
    kind: 'message',
    format: 'text',
    signIn: { domain: 'bank.example' },
    text: `bank.example wants you to sign in with your Solana account:\n${account}\n\nURI: https://bank.example\nVersion: 1`,
    request: { kind: 'sign-solana-message', message: '0x00' },
    warnings: [{ kind: 'other-site', domain: 'bank.example' }],
  },
  payment: ask([explain(payment)]),
  tokenPayment: ask([explain({ type: 'token-account', owner: friend, mint }, { ...tokenPayment, owner: friend })]),
  tokenToAccount: ask([explain(tokenPayment)], { answer: 'one' }),
  memo: ask([explain(payment, { type: 'memo', text: 'Invoice 42' })]),
  hostileMemo: ask([explain({ type: 'memo', text: `<b>Bank</b> ${Object.values(hostile).join(' ')}` })]),
  onlyFee: ask([explain()]),
  several: ask([explain(payment), unreadable(program)], {
    answer: 'all',
    warnings: [{ kind: 'unknown-program', count: 1 }],
  }),
  unknownProgram: ask([unreadable(program, mint)], { warnings: [{ kind: 'unknown-program', count: 2 }] }),
  addressTables: ask([unreadable()], { warnings: [{ kind: 'address-tables' }] }),
} satisfies Record<string, FrameApproval<SolanaApproval>>
