import { isDatabaseDown } from '../database/is-database-down.js'
import { formatError } from '../format-error.js'
import { limitReports } from '../operation/limit-reports.js'
import { ApiFailure } from './api-failure.js'

/** While the database does not answer, s. */
export const DATABASE_RETRY_AFTER = 2

/** The failure of a request that needs the database while it does not answer. */
export function createDatabaseFailure(): ApiFailure {
  return new ApiFailure(503, 'database', 'The database does not answer. Try again later.', DATABASE_RETRY_AFTER)
}

/**
 * Finds the failures of a database that does not answer, and reports them, each kind every 10 s at most. Returns the 503 that
 * the caller gets, or undefined for another error.
 */
export function createOutageFinder(service: string, report: (message: string) => void) {
  const reportSome = limitReports(report)
  return (error: unknown): ApiFailure | undefined => {
    if (!isDatabaseDown(error)) return undefined
    reportSome(`${service}: the database does not answer, so requests get a 503. ${formatError(error)}`)
    return createDatabaseFailure()
  }
}
