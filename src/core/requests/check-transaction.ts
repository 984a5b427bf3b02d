import { InvalidTransactionError } from '../errors/transaction-errors.js'
import type { TransactionFees, TransactionRequest } from '../model/requests.js'

/** Checks the rules that are the same on every chain. @throws InvalidTransactionError */
export function checkTransaction(request: TransactionRequest): void {
  switch (request.kind) {
    case 'transfer':
      checkAddress('to', request.to, REQUIRED)
      if (request.token !== undefined) checkAddress('token', request.token, 'A token is required: its whole address.')
      // An amount is required: a transfer must not default to nothing.
      checkAmount('amount', request.amount ?? null, `${REQUIRED} ${AMOUNT}`)
      checkFees(request)
      break
    case 'call':
      checkAddress('to', request.to)
      checkAmount('value', request.value)
      checkFees(request)
      break
    case 'bytes':
      if (request.transaction instanceof Uint8Array && request.transaction.length > 0) break
      throw new InvalidTransactionError({ field: 'transaction', got: request.transaction, write: 'Write its bytes.' })
    default:
      throw new InvalidTransactionError({
        field: 'kind',
        got: (request as { kind?: unknown }).kind,
        write: "Write 'transfer', 'call' or 'bytes'.",
      })
  }
}

const REQUIRED = 'An amount and receiver address are required.'
const AMOUNT = 'Write a bigint in base units, 0n or more.'

function checkAddress(field: string, text: unknown, write = 'Write the whole address.'): void {
  if (typeof text === 'string' && text.trim() !== '') return
  throw new InvalidTransactionError({ field, got: text, write })
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

function checkAmount(field: string, amount: bigint | null | undefined, write = AMOUNT): void {
  if (amount === undefined || (typeof amount === 'bigint' && amount >= 0n)) return
  throw new InvalidTransactionError({ field, got: amount, write })
}
