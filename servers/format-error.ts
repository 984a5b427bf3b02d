import { OperatorError } from './operator-error.js'

/** A frame of V8's stack traces. */
const frame = /^\s+at /

/**
 * Formats an error for the log: its class and code, those of its causes, and the frames of its stack. Its message is left
 * out, since the message of a failed query contains the parameters, and that of a parser the text; an `OperatorError`
 * has its message instead of the frames. Every report of an error uses this function.
 *
 * @example report(`Identity: a request failed. ${formatError(error)}`)
 * // Identity: a request failed. DrizzleQueryError, caused by DatabaseError (23505)
 * //     at NodePgPreparedQuery.queryWithCache (…/drizzle-orm/…)
 */
export function formatError(error: unknown): string {
  if (error instanceof OperatorError) return error.message
  const causes: string[] = []
  // A chain of causes may lead back to its beginning.
  for (
    let cause = error;
    cause !== undefined && causes.length < 5;
    cause = cause instanceof Error ? cause.cause : undefined
  ) {
    causes.push(formatClass(cause))
  }
  return [causes.join(', caused by '), ...listFrames(error)].join('\n')
}

function formatClass(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${error === null ? 'null' : typeof error}`
  // Few classes, and not that of drizzle-orm, set a name.
  const own = error.name === 'Error' ? error.constructor.name : error.name
  const name = /^[\w$.]{1,60}$/.test(own) ? own : 'Error'
  const code = 'code' in error ? String(error.code) : ''
  return /^[\w-]{1,60}$/.test(code) ? `${name} (${code})` : name
}

/** The last lines of the stack that are frames. Before them is the message, which may have lines that look like frames. */
function listFrames(error: unknown): string[] {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return []
  const { stack, message } = error
  const start = message === '' ? -1 : stack.indexOf(message)
  const lines = (start === -1 ? stack : stack.slice(start + message.length)).split('\n')
  return lines.slice(lines.findLastIndex((line) => !frame.test(line)) + 1)
}
