import { describeThrown } from '../../../core/errors/to-lintel-error.js'

/** Says what failed before the text of an error. Codes and names of what it wraps stay readable. */
export function nameFailure(what: string, cause: unknown): Error {
  const text = describeThrown(cause)
  return new Error(text ? `${what}: ${text}` : what, { cause })
}
