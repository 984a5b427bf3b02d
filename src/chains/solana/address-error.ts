import { InvalidTransactionError } from '../../core/errors/transaction-errors.js'

/** The error for a `field` that is not a Solana address. */
export function createAddressError(field: string, got: string): InvalidTransactionError {
  return new InvalidTransactionError({
    field,
    got,
    write: 'Write an address of Solana: 32 bytes in base58, 32 to 44 characters without 0, O, I and l.',
  })
}
