import { LintelError } from './lintel-error.js'

/**
 * An option of `createLintel` is missing or wrong. Thrown at creation.
 *
 * @example
 * // InvalidOptionError: `networks[1].id` is not right: got 0.
 * // Write a whole number above 0, for example 8453.
 */
export class InvalidOptionError extends LintelError {
  override name = 'InvalidOptionError'
  /** Where it stands, for example `networks[1].id`. */
  readonly option: string

  constructor({ option, got, write }: { option: string; got: unknown; write: string }) {
    super({
      code: 'invalid-option',
      message: got === undefined ? `\`${option}\` is missing.` : `\`${option}\` is not right: got ${printValue(got)}.`,
      whatToDo: [write],
    })
    this.option = option
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
    return 'a value that cannot be written as JSON'
  }
}
