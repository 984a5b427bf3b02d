import type { UseQueryResult } from '@tanstack/react-query'

/** The fields that determine the status of a query. */
export type QueryStatusFacts = Pick<UseQueryResult, 'status' | 'errorUpdateCount'>

/** The status of a query. TanStack Query reports a query that failed without data as pending while it reads again; here it has failed. */
export function readQueryStatus({ status, errorUpdateCount }: QueryStatusFacts): 'loading' | 'success' | 'error' {
  if (status !== 'pending') return status
  return errorUpdateCount > 0 ? 'error' : 'loading'
}
