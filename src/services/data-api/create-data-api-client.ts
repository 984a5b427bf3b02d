import { DataApiUnavailableError } from '../../core/errors/data-api-errors.js'
import type { LintelError } from '../../core/errors/lintel-error.js'
import { ServiceRefusedError } from '../../core/errors/service-refused-error.js'
import type { CaipNetworkId } from '../../core/model/caip.js'
import { isCaipNetworkId } from '../../core/model/caip.js'
import type { DataApi } from '../../core/model/data-api.js'
import type { Price } from '../../core/model/portfolio.js'
import { createSender, MAX_ENTRIES } from '../http/create-sender.js'
import { createServiceClient } from '../http/create-service-client.js'
import { createServiceReader, type ServiceOptions, type ServiceReader } from '../http/create-service-reader.js'
import type { RequestFailure } from '../http/request-json.js'
import { dataApi, type dataApiRequests, splitByRequest } from './schema.js'
import { cutText, MAX_NAME, readPrice, toBalance, toNft, toTokenAddress, writeTokenAddress } from './to-portfolio.js'
import { isOfNetwork, toTransaction } from './to-transaction.js'

/** In ms. */
const MAX_WAIT = 3_600_000
/** Longer cursors are ignored. */
const MAX_CURSOR = 1_000

/**
 * Creates the client of a data API (docs/data.md). It validates every reply. Entries that are not valid are dropped and
 * counted in `dropped`, and so are balances with 0 decimals and those of other networks. Entries that the service calls spam are
 * marked with `isSpam`.
 *
 * @throws InvalidOptionError when `baseUrl` is not valid. The methods reject with `DataApiUnavailableError`,
 *   `ServiceRefusedError` or, once their signal aborts, `RequestCancelledError`.
 * @example
 * const dataApi = createDataApiClient({ baseUrl: '/data-api' })
 * const { balances } = await dataApi.listBalances({ address, network: 'eip155:1' })
 */
export function createDataApiClient(options: ServiceOptions): DataApi {
  const reader = createDataApiReader(options)
  const api = createServiceClient<typeof dataApi, typeof dataApiRequests>(dataApi, createSender(reader))
  const { readImage } = reader

  async function listPricesOf(
    network: CaipNetworkId,
    addresses: readonly (string | null)[],
    signal: AbortSignal | undefined,
  ): Promise<[string | null, Price][]> {
    const ids = addresses.map((address) => writeTokenAddress(network, address))
    const { entries } = await api.listPrices({ body: { currency: 'usd', addresses: ids }, signal })
    return entries.flatMap((entry): [string | null, Price][] => {
      const address = toTokenAddress(network, entry.address)
      const price = readPrice(entry.price, entry.source)
      if (address === undefined || !price) return []
      // A service may write the address in another case than the caller.
      const asked = addresses.find((one) => (one?.toLowerCase() ?? null) === (address?.toLowerCase() ?? null))
      return asked === undefined ? [] : [[asked, price]]
    })
  }

  return {
    async listNetworks({ signal } = {}) {
      return (await api.listNetworks({ signal })).entries.filter(isCaipNetworkId)
    },

    async getIdentity({ address, sender, signal }) {
      const { name, avatar } = await api.getIdentity({ params: { address }, query: { sender }, signal })
      const shown = cutText(name ?? '', MAX_NAME).trim()
      return { name: shown || null, avatarUrl: readImage(avatar ?? '') ?? null }
    },

    async listBalances({ address: account, network, isForced = false, signal }) {
      const query = {
        currency: 'usd',
        chainId: network,
        forceUpdate: isForced ? `${network}:${account}` : undefined,
      } as const
      const { entries, dropped } = await api.listBalances({ params: { account }, query, signal })
      const [balances, missing] = dropMissing(entries.map((entry) => toBalance(entry, network, readImage)))
      return { balances, dropped: dropped + missing }
    },

    async listTransactions({ address: account, network, cursor, signal }) {
      const query = { chainId: network, cursor }
      const { entries, next, dropped } = await api.listTransactions({ params: { account }, query, signal })
      const wanted = entries.filter((entry) => isOfNetwork(entry, network))
      const [transactions, missing] = dropMissing(wanted.map((entry) => toTransaction(entry, network, readImage)))
      return { transactions, next: readCursor(next, cursor), dropped: dropped + missing }
    },

    async listNfts({ address: account, network, cursor, signal }) {
      const query = { chainId: network, cursor }
      const { entries, next, dropped } = await api.listNfts({ params: { account }, query, signal })
      const [nfts, missing] = dropMissing(entries.map((entry) => toNft(entry, network, readImage)))
      return { nfts, next: readCursor(next, cursor), dropped: dropped + missing }
    },

    async listPrices({ network, addresses, signal }) {
      const parts = splitByRequest([...new Set(addresses)].slice(0, MAX_ENTRIES))
      return new Map((await Promise.all(parts.map((part) => listPricesOf(network, part, signal)))).flat())
    },
  }
}

/** Requests the data API, also for the endpoints of features. @throws InvalidOptionError when `baseUrl` is not valid */
export function createDataApiReader(options: ServiceOptions): ServiceReader {
  return createServiceReader(options, { option: 'services.dataApi', createError: toDataApiError })
}

function toDataApiError(url: string, { reason, headers, ...failure }: RequestFailure): LintelError {
  if (reason === 'refused') return new ServiceRefusedError({ service: url, ...failure })
  return new DataApiUnavailableError({ url, reason, retryAfter: readRetryAfter(headers), ...failure })
}

/**
 * Reads the header `Retry-After` (RFC 9110), seconds or a date, as ms from now. At most an hour, so that a wrong value does
 * not stop the client for good.
 */
function readRetryAfter(headers: Headers | undefined): number | undefined {
  const text = headers?.get('retry-after')?.trim() ?? ''
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now()
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), MAX_WAIT) : undefined
}

/** Following a cursor to the same page would never end. */
function readCursor(next: string | null | undefined, asked: string | undefined): string | null {
  return next && next !== asked && next.length <= MAX_CURSOR ? next : null
}

/** The defined values, and the number of undefined ones. */
function dropMissing<Value>(values: readonly (Value | undefined)[]): [readonly Value[], number] {
  const present = values.filter((value): value is Value => value !== undefined)
  return [present, values.length - present.length]
}
