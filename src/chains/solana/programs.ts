/** The owner of the accounts of people. It moves SOL. */
export const systemProgram = '11111111111111111111111111111111'

/** Sets what a transaction may compute, and what it pays for that. */
export const computeBudgetProgram = 'ComputeBudget111111111111111111111111111111'

/** The program of tokens, and its successor, whose mints may have extensions (Token-2022). */
export const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const

export type TokenProgram = (typeof tokenPrograms)[number]
