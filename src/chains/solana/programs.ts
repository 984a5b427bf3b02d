/** The system program, which owns the accounts of wallets and transfers SOL. */
export const systemProgram = '11111111111111111111111111111111'

/** Sets the compute limit of a transaction and the price of a unit. */
export const computeBudgetProgram = 'ComputeBudget111111111111111111111111111111'

/** The token program, and its successor, whose mints may have extensions (Token-2022). */
export const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const

export type TokenProgram = (typeof tokenPrograms)[number]
