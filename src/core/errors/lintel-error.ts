import type { ErrorCode } from './error-code.js'

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
  readonly docsPath: string

  constructor({ code, message, whatToDo = [], details, cause }: LintelErrorParameters) {
    const docsPath = `/errors#${code}`
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
   * Follows the `cause` chain. With a test: the first error that passes, or null. Without: the deepest one.
   *
   * @example error.walk((cause) => cause instanceof TypeError)
   */
  walk(test?: (error: unknown) => boolean): unknown {
    let current: unknown = this
    const seen = new Set<unknown>()
    while (!seen.has(current)) {
      if (test?.(current)) return current
      seen.add(current)
      const cause = readCause(current)
      if (cause === undefined || cause === null) break
      current = cause
    }
    return test ? null : current
  }
}

function readCause(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined
}
