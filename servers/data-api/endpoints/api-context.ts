import type { Hono, MiddlewareHandler } from 'hono'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import type { LimitedCaller } from '../../http/create-request-limits.js'
import { type AccountInput, parseAccount } from '../chain/parse-account.js'
import type { OrdersQuery } from '../on-ramp/list-orders.js'
import type { ChainReaders } from '../readers/create-chain-readers.js'

/**
 * `charge` counts requests of the caller and returns the reply to one over its limit. Each request is counted once before it
 * reaches its endpoint.
 */
export type DataApiEnv = { Bindings: { charge: (amount: number) => Response | undefined; caller: LimitedCaller } }

/**
 * Makes a request count as `amount` more than one: by the work of its endpoint for nodes, the database and gateways. The bytes
 * of their replies are counted in addition.
 */
export function addCost(amount: number): MiddlewareHandler<DataApiEnv> {
  return async ({ env }, next) => env.charge(amount) ?? next()
}

export type DataApiApp = Hono<DataApiEnv>

/** The parts that endpoints use. */
export type ApiContext = {
  /** By CAIP-2 id, in the order of the operator. */
  chains: ReadonlyMap<string, ChainReaders>
  /**
   * Runs a query of the index of chains (CAIP-2).
   *
   * @throws ApiFailure 503 if there is no database, it fails, or the index of a chain is still being built.
   */
  queryIndex: <Value>(chainIds: readonly string[], run: (db: Db) => Promise<Value>) => Promise<Value>
  /**
   * The newest orders of an account with a provider.
   *
   * @throws ApiFailure 400 for a provider that is not known, 503 without a database
   */
  readOrders: (query: OrdersQuery) => Promise<Response>
  /** Changes when the registry has a new name of an account. Earlier answers may be outdated. */
  readNameVersion: (address: string) => Promise<string>
  /** URL of this server as callers know it, without a slash at the end. */
  readBaseUrl: (request: Request) => string
}

/** @throws ApiFailure 400 for a chain that is not served. */
export function findChain({ chains }: ApiContext, chainId: string): ChainReaders {
  const chain = chains.get(chainId)
  if (!chain) throw new ApiFailure(400, 'chainId', `Must be one of ${[...chains.keys()].join(', ')}.`)
  return chain
}

/**
 * Reads the account of a request, and the requested chains: that of the query or of the account, else all.
 *
 * @throws ApiFailure 400
 */
export function readAccount(
  context: ApiContext,
  account: string,
  chainId?: string,
): AccountInput & { chains: readonly ChainReaders[] } {
  const input = parseAccount(account)
  if (chainId !== undefined && input.chainId !== undefined && chainId !== input.chainId) {
    throw refuseChain()
  }
  const asked = chainId ?? input.chainId
  return { ...input, chains: asked === undefined ? [...context.chains.values()] : [findChain(context, asked)] }
}

/** For a `chainId` that is not that of the account. */
export function refuseChain(): ApiFailure {
  return new ApiFailure(400, 'chainId', 'Must be the chain of the account.')
}

/** The URL of the image of an NFT. */
export function nameNftImage(baseUrl: string, chainId: string, contract: string, tokenId: bigint): string {
  return `${baseUrl}/v1/nfts/image/${chainId}/${contract}/${tokenId}`
}
