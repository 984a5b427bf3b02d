import { LintelError } from './lintel-error.js'

type InvalidOptionParameters = {
  option: string
  /** The value that is not valid; undefined if it is missing. */
  got: unknown
  /** Whether no option has this name. */
  isUnknown?: boolean
  /** The sentence that tells the developer what to write. */
  write: string
}

/**
 * An option of `createLintel`, or a parameter of a view, is missing or not valid, or does not exist.
 *
 * @example
 * // InvalidOptionError: `networks[1].id` is not valid: got 0.
 * // Write a whole number above 0, for example 8453.
 *
 * // InvalidOptionError: There is no option `themmeMode`.
 * // Did you mean `themeMode`?
 */
export class InvalidOptionError extends LintelError {
  override name = 'InvalidOptionError'
  /** The path of the option, for example `networks[1].id`; the view and its parameter, for example `TokenDetail.network`. */
  readonly option: string

  constructor({ option, got, isUnknown, write }: InvalidOptionParameters) {
    let message = `\`${option}\` is not valid: got ${printValue(got)}.`
    if (got === undefined) message = `\`${option}\` is missing.`
    if (isUnknown) message = `There is no option \`${option}\`.`
    super({ code: 'invalid-option', message, whatToDo: [write] })
    this.option = option
  }
}

/** An alert for the developer: WalletConnect or the embedded wallet is off, because `projectId` is missing. The rest works. */
export class ProjectIdNotConfiguredError extends LintelError {
  override name = 'ProjectIdNotConfiguredError'

  /** @param off The names of what is off, as a text. */
  constructor({ off }: { off: string }) {
    super({
      code: 'project-id-not-configured',
      message: `Project ID Not Configured: \`projectId\` is missing, so ${off} is off.`,
      whatToDo: ["Write the id of your app at its services. Self-hosted ones accept any id, for example 'my-app'."],
    })
  }
}

function printValue(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value)
  try {
    const text = JSON.stringify(value) ?? String(value)
    return text.length > 80 ? `${text.slice(0, 80)}…` : text
  } catch {
    return 'a value that is not JSON'
  }
}
