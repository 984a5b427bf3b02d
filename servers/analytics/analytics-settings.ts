import type { RequestRate } from '../http/create-request-limits.js'

/** The callers of the analytics server, and their limits. */
export type AnalyticsSettings = {
  /**
   * The token of readers of the charts, besides browsers of this machine. With a token, browsers of this machine need
   * it as well.
   */
  readToken?: string
  /** Allowed project ids. Default: all callers, with or without an id. */
  projectIds?: readonly string[]
  /** Allowed origins of pages. Default: all. */
  allowedOrigins?: readonly string[]
  /** Allows pages of this machine on any port besides `allowedOrigins`, for a server in development. Default: false. */
  allowsLoopback?: boolean
  /** Default: 100 a minute. */
  perAddress?: RequestRate
  /** Default: 500 requests per second and 5,000 at once. */
  perProject?: RequestRate
  /** Ms since 1970. */
  now?: () => number
  /** Receives what failed inside of a request. */
  report?: (message: string) => void
}
