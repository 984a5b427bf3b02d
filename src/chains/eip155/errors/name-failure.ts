import { describeThrown } from '../../../core/errors/to-lintel-error.js'

/** Prefixes the text of an error with the failed action. Codes and names of wrapped errors stay readable. */
export function nameFailure(what: string, cause: unknown): Error {
  const text = describeThrown(cause)
  return new Error(text ? `${what}: ${text}` : what, { cause })
}
