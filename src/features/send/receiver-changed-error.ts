import { type ErrorContext, LintelError } from '../../core/errors/lintel-error.js'

/** The name of a receiver no longer resolves to the address that the visitor has seen. No request was sent to the wallet. */
export class ReceiverChangedError extends LintelError {
  override name = 'ReceiverChangedError'
  /** The address that the visitor has seen. */
  readonly wanted: string
  /** The present address of the name; null if it has none. */
  readonly actual: string | null

  constructor({
    name,
    wanted,
    actual,
    ...context
  }: ErrorContext & { name: string; wanted: string; actual: string | null }) {
    super({
      code: 'receiver-changed',
      message: `"${name.slice(0, 80)}" was ${wanted}, now ${actual ?? 'no address'}.`,
      whatToDo: ['Let the visitor review the new address.'],
      ...context,
    })
    this.wanted = wanted
    this.actual = actual
  }
}
