import type { Address, LocalAccount } from 'viem'
import type { RequestRate } from '../http/create-request-limits.js'
import type { BundlerLimits } from './bundler-limits.js'
import type { SenderTimes } from './pool/sender-times.js'

/** The account of a bundler, its callers and its limits. */
export type BundlerSettings = {
  /** The account that sends bundles, and is paid for them. Nothing else may send transactions with it. */
  account: LocalAccount
  /** Paymasters of the operator. The rules of ERC-7562 do not apply to them. */
  trustedPaymasters?: readonly Address[]
  /** Allowed project ids. Default: all callers, with or without an id. */
  projectIds?: readonly string[]
  /**
   * The secret that callers need: the key itself (64 hexadecimal digits), or a token that the identity service makes
   * with it for visitors who have logged in. Default: nothing.
   */
  accessKey?: string
  /** Allowed origins of pages. Default: all. */
  allowedOrigins?: readonly string[]
  /** Allows pages of this machine on any port besides `allowedOrigins`, for a server in development. Default: false. */
  allowsLoopback?: boolean
  /** Names of this server in the `Host` header besides the loopback ones, in lower case. */
  hosts?: readonly string[]
  /** Default: 50 requests per second and 1,000 at once. */
  perAddress?: RequestRate
  /** Default: 250 requests per second and 5,000 at once. */
  perProject?: RequestRate
  limits?: Partial<BundlerLimits>
  times?: Partial<SenderTimes>
  /** In ms. Default: `Date.now`. */
  now?: () => number
  /** Receives warnings for the operator, and failures inside a request. */
  report?: (message: string) => void
}
