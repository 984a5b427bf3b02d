import { type ErrorContext, LintelError } from './lintel-error.js'

/** In place of a reason that a contract did not give. */
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
  /** The transaction in the block: its replacement, when the visitor sped it up. Undefined when it is not known. */
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

/** The visitor cancelled the transaction in the wallet: an empty transaction to their own account replaced it. */
export class TransactionCancelledError extends LintelError {
  override name = 'TransactionCancelledError'
  /** The cancelled transaction. */
  readonly id: string

  constructor({ id, ...context }: ErrorContext & { id: string }) {
    super({
      code: 'transaction-cancelled',
      message: `${id} was cancelled in the wallet.`,
      whatToDo: ['Nothing was sent. Only the fee of the cancellation was spent. Offer to send again.'],
      ...context,
    })
    this.id = id
  }
}

/** The transaction was approved too late: no block can hold it any more. Nothing was sent. */
export class TransactionExpiredError extends LintelError {
  override name = 'TransactionExpiredError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'transaction-expired',
      message: 'The transaction expired before it was sent.',
      whatToDo: ['Nothing was sent. Ask the visitor whether to send it again.'],
      ...context,
    })
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

/** A field of a transaction or contract call is not valid. The wallet was not asked. */
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

/** The name of a receiver no longer leads to the address that the visitor has seen. The wallet was not asked. */
export class ReceiverChangedError extends LintelError {
  override name = 'ReceiverChangedError'
  /** The address that the visitor has seen. */
  readonly wanted: string
  /** The address of the name now; null when it has none. */
  readonly actual: string | null

  constructor({
    name,
    wanted,
    actual,
    ...context
  }: ErrorContext & { name: string; wanted: string; actual: string | null }) {
    super({
      code: 'receiver-changed',
      message: `"${name.slice(0, 80)}" led to ${wanted}, and now leads to ${actual ?? 'no address'}.`,
      whatToDo: ['Show the new address, and let the visitor review the payment again.'],
      ...context,
    })
    this.wanted = wanted
    this.actual = actual
  }
}
