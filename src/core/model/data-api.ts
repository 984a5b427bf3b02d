import type { TransactionPage } from './activity.js'
import type { CaipNetworkId } from './caip.js'
import type { Identity, Nft, Price, TokenBalance } from './portfolio.js'

/** A page of NFTs. `none`: a chain does not list them, so without a data API for this network none are known. */
export type SourcedNftPage = NftPage & { source: 'service' | 'none' }

type AccountQuery = { address: string; network: CaipNetworkId; signal?: AbortSignal }

/** The balances of an account's tokens on one network. */
export type BalanceList = {
  balances: readonly TokenBalance[]
  /** Entries that were left out because they did not fit the schema. */
  dropped: number
}

/** One page of an account's NFTs. */
export type NftPage = {
  nfts: readonly Nft[]
  next: string | null
  /** Entries that were left out because they did not fit the schema. */
  dropped: number
}

/**
 * A service that indexes chains (docs/data-api.md). Every method rejects with `DataApiUnavailableError`
 * or `ServiceRefusedError`, or with `RequestCancelledError` once `signal` aborts. Addresses are in the namespace's display
 * form.
 */
export type DataApi = {
  /** The networks it indexes. */
  listNetworks(parameters?: { signal?: AbortSignal }): Promise<readonly CaipNetworkId[]>
  /** `sender`: the account of the requesting visitor. */
  getIdentity(query: AccountQuery & { sender?: string | undefined }): Promise<Identity>
  /** With `isForced` the service reads the chain again instead of its cache. */
  listBalances(query: AccountQuery & { isForced?: boolean }): Promise<BalanceList>
  listTransactions(query: AccountQuery & { cursor?: string | undefined }): Promise<TransactionPage>
  listNfts(query: AccountQuery & { cursor?: string | undefined }): Promise<NftPage>
  /** Prices of tokens by address; null is the native currency. A token without a price is left out. */
  listPrices(query: {
    network: CaipNetworkId
    addresses: readonly (string | null)[]
    signal?: AbortSignal
  }): Promise<ReadonlyMap<string | null, Price>>
}
