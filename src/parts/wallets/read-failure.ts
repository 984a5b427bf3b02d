import type { ErrorCode } from '../../core/errors/error-code.js'
import type { ShownMessages } from '../../core/words/messages.js'

/**
 * The code of a failed request to a service; null without an error. The messages have a text for it.
 *
 * @param unknown The code for an error that has none.
 */
export function readFailure(
  error: unknown,
  words: ShownMessages,
  unknown: ErrorCode = 'directory-unavailable',
): ErrorCode | null {
  if (!error) return null
  const code = typeof error === 'object' && 'code' in error ? error.code : undefined
  return isCode(code, words) ? code : unknown
}

function isCode(code: unknown, { errors }: ShownMessages): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code)
}
