import { QueryClient } from '@tanstack/react-query'

const RETRIES = 3
const MAX_WAIT = 30_000
const KEPT_FOR = 5 * 60_000

/** A cache with 3 retries, min(1000·2ⁿ, 30 000) ms apart; unused data is kept for 5 min. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: RETRIES,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, MAX_WAIT),
        gcTime: KEPT_FOR,
      },
      mutations: { retry: 0 },
    },
  })
}
