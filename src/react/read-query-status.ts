import type { UseQueryResult } from '@tanstack/react-query'

/** What tells where a query is. */
export type QueryStatusFacts = Pick<UseQueryResult, 'status' | 'errorUpdateCount'>

/** Where a query is. TanStack Query reports one that failed without data as pending while it reads again: it has failed. */
export function readQueryStatus({ status, errorUpdateCount }: QueryStatusFacts): 'loading' | 'success' | 'error' {
  if (status !== 'pending') return status
  return errorUpdateCount > 0 ? 'error' : 'loading'
}
