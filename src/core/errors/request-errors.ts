import { type ErrorContext, LintelError } from './lintel-error.js'

/** A request names another network than that of the wallet. It was not sent to the wallet. */
export class NetworkMismatchError extends LintelError {
  override name = 'NetworkMismatchError'
  /** The network of the request, CAIP-2. */
  readonly wanted: string
  /** The network of the active connection, CAIP-2. */
  readonly actual: string

  constructor({ wanted, actual, ...context }: ErrorContext & { wanted: string; actual: string }) {
    super({
      code: 'network-mismatch',
      message: `The request is for ${wanted}, but the wallet is on ${actual}.`,
      whatToDo: ['Call `switchNetwork` first, or drop `network` to use the network of the wallet.'],
      ...context,
    })
    this.wanted = wanted
    this.actual = actual
  }
}

/** A request names another account than the active one. It was not sent to the wallet. */
export class AccountMismatchError extends LintelError {
  override name = 'AccountMismatchError'
  /** The address of the request. */
  readonly wanted: string
  /** The address of the active account. */
  readonly actual: string

  constructor({ wanted, actual, ...context }: ErrorContext & { wanted: string; actual: string }) {
    super({
      code: 'account-mismatch',
      message: `The request is for the account ${wanted}, but ${actual} is active.`,
      whatToDo: ['Ask the visitor to choose that account, or drop `from` to use the active one.'],
      ...context,
    })
    this.wanted = wanted
    this.actual = actual
  }
}

/** The name does not follow ENSIP-15. It was not looked up. */
export class InvalidNameError extends LintelError {
  override name = 'InvalidNameError'
  /** Whether the name mixes Latin letters with those of another script. It may imitate another name. */
  readonly isMixedScript: boolean

  constructor({ name, isMixedScript = false, ...context }: ErrorContext & { name: string; isMixedScript?: boolean }) {
    super({
      code: 'invalid-name',
      message: `"${name.slice(0, 80)}" is not a valid name.`,
      whatToDo: ['Offer to type the address.'],
      ...context,
    })
    this.isMixedScript = isMixedScript
  }
}
