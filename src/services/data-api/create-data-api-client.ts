import * as v from 'valibot'
import { DataApiRefusedError, DataApiUnavailableError } from '../../core/errors/data-api-errors.js'
import type { LintelError } from '../../core/errors/lintel-error.js'
import type { CaipNetworkId } from '../../core/model/caip.js'
import { isCaipNetworkId } from '../../core/model/caip.js'
import type { DataApi } from '../../core/model/data-api.js'
import type { Price } from '../../core/model/portfolio.js'
import { atFirstIssue, createServiceReader, type ServiceOptions } from '../http/create-service-reader.js'
import type { RequestFailure } from '../http/request-json.js'
import { balanceSchema, identitySchema, nftSchema, priceSchema } from './schema.js'
import { splitByRequest } from './schema-query.js'
import { cutText, MAX_NAME, readPrice, toBalance, toNft, toTokenAddress, writeTokenAddress } from './to-portfolio.js'
import { isOfNetwork, toTransaction, transactionEntrySchema } from './to-transaction.js'

/** The most entries of one reply that are read. The others are ignored. */
const MAX_ENTRIES = 1_000
/** In ms. */
const LONGEST_WAIT = 3_600_000
/** A longer cursor is not followed. */
const MAX_CURSOR = 1_000

// Entries are validated one by one, so that an invalid one does not drop the list.
const pageSchema = v.object({ data: v.array(v.unknown()), next: v.nullish(v.string()) })
const balancesSchema = v.object({ balances: v.array(v.unknown()) })
const pricesSchema = v.object({ fungibles: v.array(v.unknown()) })
const networksSchema = v.object({ http: v.array(v.unknown()) })

/**
 * Creates the client of a data API (docs/data.md). It validates every reply. Entries that are not valid are dropped and
 * counted in `dropped`, and so are balances with 0 decimals and those of other networks. What the service calls spam is
 * marked with `isSpam`.
 *
 * @throws InvalidOptionError when `baseUrl` is not valid. The methods reject with `DataApiUnavailableError`,
 *   `DataApiRefusedError` or, once their signal aborts, `RequestCancelledError`.
 * @example
 * const dataApi = createDataApiClient({ baseUrl: '/data-api' })
 * const { balances } = await dataApi.listBalances({ address, network: 'eip155:1' })
 */
export function createDataApiClient(options: ServiceOptions): DataApi {
  const { read, readImage } = createServiceReader(options, {
    option: 'services.dataApi',
    createError: toDataApiError,
  })

  async function listPricesOf(
    network: CaipNetworkId,
    addresses: readonly (string | null)[],
    signal: AbortSignal | undefined,
  ): Promise<[string | null, Price][]> {
    const { fungibles } = await read({
      path: '/v1/fungible/price',
      schema: pricesSchema,
      body: { currency: 'usd', addresses: addresses.map((address) => writeTokenAddress(network, address)) },
      signal,
    })
    const { entries } = readEntries(fungibles, priceSchema)
    return entries.flatMap((entry): [string | null, Price][] => {
      const address = toTokenAddress(network, entry.address)
      const price = readPrice(entry.price, entry.source)
      if (address === undefined || !price) return []
      // A service may write the address with another case than the caller.
      const asked = addresses.find((one) => (one?.toLowerCase() ?? null) === (address?.toLowerCase() ?? null))
      return asked === undefined ? [] : [[asked, price]]
    })
  }

  return {
    async listNetworks({ signal } = {}) {
      const { http } = await read({ path: '/v1/supported-chains', schema: networksSchema, signal })
      return http.slice(0, MAX_ENTRIES).filter(isCaipNetworkId)
    },

    async getIdentity({ address, signal }) {
      const path = `/v1/identity/${encodeURIComponent(address)}`
      const { name, avatar } = await read({ path, schema: identitySchema, signal })
      const shown = cutText(name ?? '', MAX_NAME).trim()
      return { name: shown || null, avatarUrl: readImage(avatar ?? '') ?? null }
    },

    async listBalances({ address, network, isForced = false, signal }) {
      const reply = await read({
        path: `${writeAccount(address)}/balance`,
        schema: balancesSchema,
        parameters: {
          currency: 'usd',
          chainId: network,
          ...(isForced && { forceUpdate: `${network}:${address}` }),
        },
        signal,
      })
      const { entries, dropped } = readEntries(reply.balances, balanceSchema)
      const balances = entries.map((entry) => toBalance(entry, network, readImage))
      return { balances: balances.filter(isPresent), dropped: dropped + countMissing(balances) }
    },

    async listTransactions({ address, network, cursor, signal }) {
      const reply = await read({
        path: `${writeAccount(address)}/history`,
        schema: pageSchema,
        parameters: { chainId: network, ...(cursor !== undefined && { cursor }) },
        signal,
      })
      const { entries, dropped } = readEntries(reply.data, transactionEntrySchema)
      const wanted = entries.filter((entry) => isOfNetwork(entry, network))
      const transactions = wanted.map((entry) => toTransaction(entry, network, readImage))
      return {
        transactions: transactions.filter(isPresent),
        next: readCursor(reply.next, cursor),
        dropped: dropped + countMissing(transactions),
      }
    },

    async listNfts({ address, network, cursor, signal }) {
      const reply = await read({
        path: `${writeAccount(address)}/nfts`,
        schema: pageSchema,
        parameters: { chainId: network, ...(cursor !== undefined && { cursor }) },
        signal,
      })
      const { entries, dropped } = readEntries(reply.data, nftSchema)
      const nfts = entries.map((entry) => toNft(entry, network, readImage))
      return {
        nfts: nfts.filter(isPresent),
        next: readCursor(reply.next, cursor),
        dropped: dropped + countMissing(nfts),
      }
    },

    async listPrices({ network, addresses, signal }) {
      const asked = [...new Set(addresses)].slice(0, MAX_ENTRIES)
      const parts = splitByRequest(asked)
      return new Map((await Promise.all(parts.map((part) => listPricesOf(network, part, signal)))).flat())
    },
  }
}

function toDataApiError(url: string, { reason, headers, ...failure }: RequestFailure): LintelError {
  if (reason === 'refused') return new DataApiRefusedError(failure)
  return new DataApiUnavailableError({ url, reason, retryAfter: readRetryAfter(headers), ...failure })
}

/**
 * The header `Retry-After` (RFC 9110), in seconds or as a date, in ms from now. At most an hour, so that a wrong value does
 * not stop the client for good.
 */
function readRetryAfter(headers: Headers | undefined): number | undefined {
  const text = headers?.get('retry-after')?.trim() ?? ''
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now()
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), LONGEST_WAIT) : undefined
}

function writeAccount(address: string): string {
  return `/v1/account/${encodeURIComponent(address)}`
}

function readEntries<Schema extends v.GenericSchema>(
  items: readonly unknown[],
  schema: Schema,
): { entries: v.InferOutput<Schema>[]; dropped: number } {
  const results = items.slice(0, MAX_ENTRIES).map((item) => v.safeParse(schema, item, atFirstIssue))
  const entries = results.flatMap((result) => (result.success ? [result.output] : []))
  return { entries, dropped: results.length - entries.length }
}

/** A cursor that leads to the same page would never end. */
function readCursor(next: string | null | undefined, asked: string | undefined): string | null {
  return next && next !== asked && next.length <= MAX_CURSOR ? next : null
}

function isPresent<Value>(value: Value | undefined): value is Value {
  return value !== undefined
}

function countMissing(values: readonly unknown[]): number {
  return values.filter((value) => value === undefined).length
}
