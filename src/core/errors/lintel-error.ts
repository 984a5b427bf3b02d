import type { ErrorCode } from './error-code.js'
import { walkThrown } from './walk-thrown.js'

/** What every error class may be given besides its own facts. */
export type ErrorContext = {
  /** What was caught: kept whole, so that `walk()` reaches it. */
  cause?: unknown
  /** The words of the wallet or node, for developers. Never shown as the explanation. */
  details?: string | undefined
}

export type LintelErrorParameters = ErrorContext & {
  code: ErrorCode
  /** One sentence that says what is wrong. */
  message: string
  /** Lines that say what the developer can do. */
  whatToDo?: readonly string[]
}

/**
 * Everything Lintel throws. `code` is stable; the text a visitor reads is `messages.errors[code]`.
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
  /** Where to read on, as a path in Lintel's repository. */
  readonly docsPath: string

  constructor({ code, message, whatToDo = [], details, cause }: LintelErrorParameters) {
    const docsPath = `docs/errors.md#${code}`
    const lines = [message, ...whatToDo]
    if (details) lines.push(`Details: ${details}`)
    lines.push(`Docs: ${docsPath}`)
    super(lines.join('\n'), cause === undefined ? undefined : { cause })
    this.code = code
    this.shortMessage = message
    this.whatToDo = whatToDo
    this.details = details
    this.docsPath = docsPath
  }

  /**
   * Looks at this error and all it wraps: `cause`, and what wallets use instead (`data.originalError`, `error`). With
   * a test: the first that passes, outermost first, or null. Without: the deepest one.
   *
   * @example error.walk((cause) => cause instanceof TypeError)
   */
  walk(test?: (error: unknown) => boolean): unknown {
    const found = walkThrown(this)
    return test ? (found.find(test) ?? null) : found.at(-1)
  }
}
