import { DrizzleQueryError } from 'drizzle-orm/errors'

/** Codes of Node for a connection that is not made, or ends. */
const nodeCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE'],
])

/**
 * Classes and codes of SQLSTATE for a server that cannot answer now: connections (08), resources such as its disk and its
 * connections (53), its administrator (57, also a query that took too long), and one that is a replica for the moment.
 */
const sqlState = /^(08|53|57)[\dA-Z]{3}$|^25006$/
/** The messages of pg without a code. */
const texts =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|PGlite is closed)/

/**
 * Whether a query failed because the database does not answer, rather than because of the query. It may answer later.
 *
 * @param error An error of drizzle-orm, or of a connection that a transaction requested.
 */
export function isDatabaseDown(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error)) return false
  const code = 'code' in cause ? String(cause.code) : ''
  return nodeCodes.has(code) || sqlState.test(code) || texts.test(cause.message)
}
