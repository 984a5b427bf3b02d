/** A token of the local chain. `program` owns its accounts. */
export type LocalSolanaToken = { mint: string; program: string; name: string; symbol: string; decimals: number }

export const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
export const token2022Program = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

/**
 * The tokens of the local chain. Each development account has some of each. A mint of the Token program has no name on the
 * chain; those of Token-2022 carry theirs in the metadata extension. Mints are SHA-256 of "Lintel: Local Solana SYMBOL".
 */
export const localSolanaTokens = {
  harborDollar: {
    mint: '9cdBpnxscWP13yJhos8bHvbh9vjFFu5nbYPFYBmEy4MB',
    program: tokenProgram,
    name: 'Harbor Dollar',
    symbol: 'HUSD',
    decimals: 6,
  },
  sail: {
    mint: '4DsXniFkGR1vQuWQrk9WrPU26nQUBcmR3quDtbixd7N7',
    program: token2022Program,
    name: 'Sail',
    symbol: 'SAIL',
    decimals: 9,
  },
  /** Keeps a hundredth of each transfer, at most 5 TOLL (transfer fee). */
  toll: {
    mint: 'CKVYaoPTEqpCXwiB9gtegpUyVzBeXjRqMJ4vnq6opDNK',
    program: token2022Program,
    name: 'Toll',
    symbol: 'TOLL',
    decimals: 6,
  },
  /** Has a transfer hook, whose program does not exist: a wallet must refuse to send it. */
  hook: {
    mint: '4bvTryhCGoAX6TrPSDb1cwNChvjzFWRJr9LrYPvwju1S',
    program: token2022Program,
    name: 'Hook',
    symbol: 'HOOK',
    decimals: 2,
  },
} as const satisfies Record<string, LocalSolanaToken>
