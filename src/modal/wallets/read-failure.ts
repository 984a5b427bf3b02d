import type { ErrorCode } from '../../core/errors/error-code.js'
import type { Messages } from '../../core/messages/en.js'

/**
 * Why the directory did not answer; null when it did. A directory rejects with errors of ours, which carry their code;
 * without importing their class, which would come with every opening of the modal.
 */
export function readFailure(error: unknown, words: Messages): ErrorCode | null {
  if (!error) return null
  const code = typeof error === 'object' && 'code' in error ? error.code : undefined
  return isCode(code, words) ? code : 'directory-unavailable'
}

function isCode(code: unknown, { errors }: Messages): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code)
}
