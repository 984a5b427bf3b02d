import { InvalidTransactionError } from '../errors/transaction-errors.js'
import type { TransactionFees, TransactionRequest } from '../model/chain-adapter.js'

/** Checks the rules that are the same on every chain. @throws InvalidTransactionError */
export function checkTransaction({ to, value, ...fees }: TransactionRequest): void {
  if (typeof to !== 'string' || to.trim() === '') {
    throw new InvalidTransactionError({ field: 'to', got: to, write: 'Write the whole address.' })
  }
  checkAmount('value', value)
  checkFees(fees)
}

/**
 * Checks the fee fields of a transaction (EIP-1559).
 *
 * @throws InvalidTransactionError for a negative value, a priority fee above the maximum fee, and `gasPrice` beside
 * EIP-1559 fields.
 */
export function checkFees({ gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas }: TransactionFees): void {
  checkAmount('gas', gas)
  checkAmount('gasPrice', gasPrice)
  checkAmount('maxFeePerGas', maxFeePerGas)
  checkAmount('maxPriorityFeePerGas', maxPriorityFeePerGas)
  if (maxFeePerGas !== undefined && maxPriorityFeePerGas !== undefined && maxPriorityFeePerGas > maxFeePerGas) {
    throw new InvalidTransactionError({
      field: 'maxPriorityFeePerGas',
      got: maxPriorityFeePerGas,
      write: `Write at most \`maxFeePerGas\`, which is ${maxFeePerGas}.`,
    })
  }
  if (gasPrice !== undefined && (maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined)) {
    throw new InvalidTransactionError({
      field: 'gasPrice',
      got: gasPrice,
      write: 'Write either `gasPrice`, or `maxFeePerGas` and `maxPriorityFeePerGas`.',
    })
  }
}

function checkAmount(field: string, amount: bigint | undefined): void {
  if (amount === undefined || (typeof amount === 'bigint' && amount >= 0n)) return
  throw new InvalidTransactionError({ field, got: amount, write: 'Write a bigint in base units, 0n or more.' })
}
