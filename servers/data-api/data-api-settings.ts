import type { RequestRate } from '../http/create-request-limits.js'
import type { RpcLimits } from './rpc-proxy/create-rpc-proxy.js'

/** The callers of a data API, their limits, and the servers that it asks. */
export type DataApiSettings = {
  /** URL of an IPFS gateway. Default: IPFS is not read. */
  ipfsGateway?: string
  /** URL of another data API's `v1/fungible/price`, for tokens without a curated pool. Default: none. */
  priceUrl?: string
  /** Base URL of another server of this protocol, which answers everything about swaps. Default: this one does. */
  swapUrl?: string
  /** URL of this server as callers know it, for the URLs of images. Default: that of the request. */
  publicUrl?: string
  /** Allowed project ids. Default: all callers, with or without an id. */
  projectIds?: readonly string[]
  /** Allowed origins of pages. Browser extensions are always allowed. Default: all. */
  allowedOrigins?: readonly string[]
  /** Allows pages of this machine on any port besides `allowedOrigins`, for a server in development. Default: false. */
  allowsLoopback?: boolean
  /** Names of this server in the `Host` header besides the loopback ones, in lower case. */
  hosts?: readonly string[]
  /** Default: 200 requests per second and 2,000 at once. */
  perAddress?: RequestRate
  /** Default: 1,000 requests per second and 10,000 at once. */
  perProject?: RequestRate
  rpcLimits?: Partial<RpcLimits>
  /** Receives what failed inside of a request. */
  report?: (message: string) => void
}
