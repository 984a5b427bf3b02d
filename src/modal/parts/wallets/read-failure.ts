import type { ErrorCode } from '../../../core/errors/error-code.js'
import type { Messages } from '../../../core/messages/en.js'

/** The code of a failed directory request; null without an error. Unknown errors count as `directory-unavailable`. */
export function readFailure(error: unknown, words: Messages): ErrorCode | null {
  if (!error) return null
  const code = typeof error === 'object' && 'code' in error ? error.code : undefined
  return isCode(code, words) ? code : 'directory-unavailable'
}

function isCode(code: unknown, { errors }: Messages): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code)
}
