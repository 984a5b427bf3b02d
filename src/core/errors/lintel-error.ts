import type { ErrorCode } from './error-code.js'
import { walkThrown } from './walk-thrown.js'

/** The parameters that every error class takes besides its own. */
export type ErrorContext = {
  /** The error that was caught. `walk()` reaches it. */
  cause?: unknown
  /** The text of the wallet or node, for developers. Not shown to visitors. */
  details?: string | undefined
}

export type LintelErrorParameters = ErrorContext & {
  code: ErrorCode
  /** One sentence that says what happened. */
  message: string
  /** The steps that help the developer, one line each. */
  whatToDo?: readonly string[]
}

/**
 * The base class of all errors of Lintel. `code` is stable. `useMessages().errors[code]` has the title and text for visitors.
 *
 * @example
 * try {
 *   await lintel.actions.signMessage({ message: 'Hello' })
 * } catch (error) {
 *   if (error instanceof LintelError && error.code === 'request-rejected') return
 *   throw error
 * }
 */
export class LintelError extends Error {
  override name = 'LintelError'
  readonly code: ErrorCode
  readonly shortMessage: string
  readonly whatToDo: readonly string[]
  readonly details: string | undefined
  /** The path of the documentation in the package and in its repository. */
  readonly docsPath: string

  constructor({ code, message, whatToDo = [], details, cause }: LintelErrorParameters) {
    const docsPath = `docs/errors.md#${code}`
    const lines = [message, ...whatToDo]
    if (details) lines.push(`Details: ${details}`)
    lines.push(`Docs: node_modules/lintel/${docsPath}`)
    super(lines.join('\n'), cause === undefined ? undefined : { cause })
    this.code = code
    this.shortMessage = message
    this.whatToDo = whatToDo
    this.details = details
    this.docsPath = docsPath
  }

  /**
   * Searches this error and the errors it wraps: `cause`, and what wallets use instead (`data.originalError`, `error`).
   * With `test` it returns the first error that passes, from the outside in, or null. Without it returns the deepest.
   *
   * @example error.walk((cause) => cause instanceof TypeError)
   */
  walk(test?: (error: unknown) => boolean): unknown {
    const found = walkThrown(this)
    return test ? (found.find(test) ?? null) : found.at(-1)
  }
}
