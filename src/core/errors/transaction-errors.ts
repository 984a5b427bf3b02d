import { type ErrorContext, LintelError } from './lintel-error.js'

/** The reason if a contract gave none. */
export const UNKNOWN_REASON = 'unknown reason'

/** The account cannot pay for the amount and the fee. */
export class InsufficientFundsError extends LintelError {
  override name = 'InsufficientFundsError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'insufficient-funds',
      message: 'The account cannot pay for this amount and its fee.',
      whatToDo: ['Lower the amount, or add funds.'],
      ...context,
    })
  }
}

/** The transaction is in a block and was reverted. */
export class TransactionRevertedError extends LintelError {
  override name = 'TransactionRevertedError'
  /** The decoded reason, or `unknown reason`. */
  readonly reason: string
  /** The transaction in the block: its replacement, if the visitor sped it up. Undefined if it is not known. */
  readonly id: string | undefined

  constructor({
    reason = UNKNOWN_REASON,
    id,
    ...context
  }: ErrorContext & { reason?: string | undefined; id?: string | undefined } = {}) {
    super({
      code: 'transaction-reverted',
      message: `The transaction was reverted: ${reason}.`,
      whatToDo: ['Only the fee was spent. Check the call data and the state that the contract relies on.'],
      details: reason,
      ...context,
    })
    this.reason = reason
    this.id = id
  }
}

/** A contract refused a call before any transaction was sent. */
export class ContractRevertedError extends LintelError {
  override name = 'ContractRevertedError'
  /** The decoded reason, or `unknown reason`. */
  readonly reason: string

  constructor({ reason = UNKNOWN_REASON, ...context }: ErrorContext & { reason?: string | undefined } = {}) {
    super({
      code: 'contract-reverted',
      message: `The contract refused the call: ${reason}.`,
      whatToDo: ['Check the address, the network, the ABI and the arguments.'],
      ...context,
    })
    this.reason = reason
  }
}

/** No receipt within 25 s. The transaction may still confirm. */
export class ReceiptTimeoutError extends LintelError {
  override name = 'ReceiptTimeoutError'
  readonly id: string

  constructor({ id, ...context }: ErrorContext & { id: string }) {
    super({
      code: 'receipt-timeout',
      message: `No receipt for ${id} within 25 s.`,
      whatToDo: ['It may still confirm. Show its id, and do not send the transaction again.'],
      ...context,
    })
    this.id = id
  }
}

/** A field of a transaction or contract call is not valid. No request was sent to the wallet. */
export class InvalidTransactionError extends LintelError {
  override name = 'InvalidTransactionError'
  readonly field: string

  constructor({ field, got, write, ...context }: ErrorContext & { field: string; got: unknown; write: string }) {
    super({
      code: 'invalid-transaction',
      message: `\`${field}\` of the request is not valid: got ${String(got)}.`,
      whatToDo: [write],
      ...context,
    })
    this.field = field
  }
}
