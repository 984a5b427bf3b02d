import type { InferOutput } from 'valibot'
import { DataApiUnavailableError } from '../../../core/errors/data-api-errors.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { PlainCall } from '../../../core/model/contract-calls.js'
import { foldAddress } from '../../../rules/addresses/fold-address.js'
import { createDataApiReader } from '../../../services/data-api/create-data-api-client.js'
import {
  cutText,
  MAX_NAME,
  MAX_SYMBOL,
  type ReadImage,
  toTokenAddress,
  writeTokenAddress,
} from '../../../services/data-api/to-portfolio.js'
import { createSender } from '../../../services/http/create-sender.js'
import { createServiceClient } from '../../../services/http/create-service-client.js'
import type { ServiceOptions } from '../../../services/http/create-service-reader.js'
import type { Offer, QuoteKey, SwapFee } from '../model/quote.js'
import { writeSlippage } from '../model/slippage.js'
import { type SwapToken, toTokenKey } from '../model/token.js'
import { swapEndpoints, type swapQuoteSchema, type swapRequests, type swapTokenSchema } from './schema.js'

type Aborted = { signal?: AbortSignal | undefined }

/** A transaction that the service has built. Compare it with the review before it is sent. */
export type BuiltCall = PlainCall & {
  from: string
  /** Units; null if the service does not say. */
  gas: bigint | null
}

/** Wei per unit of gas. */
export type GasPrices = { standard: bigint; fast: bigint; instant: bigint }

/** The endpoints of swaps. Amounts are in base units; a token is its contract, null is the native currency. */
export type SwapClient = {
  /** The tokens that can be swapped, each once; none on a network without swaps. */
  listTokens(parameters: { network: CaipNetworkId } & Aborted): Promise<readonly SwapToken[]>
  /** The offers of the service, the best first; none without a route. `gasPrice`: in wei. */
  listOffers(parameters: { key: QuoteKey; gasPrice?: bigint | undefined } & Aborted): Promise<readonly Offer[]>
  getGasPrices(parameters: { network: CaipNetworkId } & Aborted): Promise<GasPrices>
  /** `amount`: exactly this amount is approved. */
  buildApprove(
    parameters: { key: QuoteKey; amount: bigint; quoteId: string | null } & Aborted,
  ): Promise<{ call: BuiltCall; spender: string | null }>
  /** `minToAmount`: the built minimum is never lower. The slippage is that of the key. */
  buildSwap(
    parameters: { key: QuoteKey; minToAmount: bigint; quoteId: string | null } & Aborted,
  ): Promise<{ call: BuiltCall; router: string | null; deadline: number | null }>
}

/** Longer ids are not sent back. */
const MAX_ID = 200

/**
 * Creates the client for the swaps of a data API (docs/data-api.md). It validates every reply and keeps none. Leaves out tokens
 * and offers that are not valid or on another network.
 *
 * @throws InvalidOptionError when `baseUrl` is not valid. The methods reject with `DataApiUnavailableError`,
 *   `ServiceRefusedError` or, once their signal aborts, `RequestCancelledError`.
 * @example
 * const swaps = createSwapClient({ baseUrl: '/data-api' })
 * const offers = await swaps.listOffers({ key, signal })
 */
export function createSwapClient(options: ServiceOptions): SwapClient {
  const reader = createDataApiReader(options)
  const api = createServiceClient<typeof swapEndpoints, typeof swapRequests>(swapEndpoints, createSender(reader))

  return {
    async listTokens({ network, signal }) {
      const entries = await api.listSwapTokens({ query: { chainId: network }, signal }).then(toEntries, toNothing)
      const seen = new Set<string>()
      return entries
        .flatMap((entry) => toSwapToken(entry, network, reader.readImage) ?? [])
        .filter(({ address }) => !seen.has(toTokenKey(address)) && seen.add(toTokenKey(address)))
    },

    async listOffers({ key, gasPrice, signal }) {
      const query = {
        ...describeKey(key),
        gasPrice: gasPrice?.toString(),
        slippage: writeSlippage(key.slippage),
      }
      const entries = await api.listQuotes({ query, signal }).then(toEntries, toNothing)
      return entries.map((entry) => toOffer(entry, key.network))
    },

    async getGasPrices({ network, signal }) {
      const { standard, fast, instant } = await api.getGasPrice({ query: { chainId: network }, signal })
      return { standard: BigInt(standard), fast: BigInt(fast), instant: BigInt(instant) }
    },

    async buildApprove({ key, amount, quoteId, signal }) {
      const { userAddress, from, to } = describeKey(key)
      const query = { userAddress, from, to, amount: amount.toString(), quoteId: quoteId ?? undefined }
      const { tx, spender } = await api.buildApprove({ query, signal })
      return { call: toBuiltCall(tx, tx.value), spender: spender ?? null }
    },

    async buildSwap({ key, minToAmount, quoteId, signal }) {
      const body = {
        ...describeKey(key),
        eip155: { slippage: key.slippage / 100 },
        // Before the approval is in a block, an estimate would fail.
        disableEstimate: true,
        minToAmount: minToAmount.toString(),
        ...(quoteId !== null && { quoteId }),
      }
      const { tx, router, deadline } = await api.buildSwap({ body, signal })
      return { call: toBuiltCall(tx, tx.amount), router: router ?? null, deadline: deadline ?? null }
    },
  }
}

function toEntries<Entry>({ entries }: { entries: readonly Entry[] }): readonly Entry[] {
  return entries
}

/** Services answer a 404 on a network without swaps, and some where there is no route. */
function toNothing(error: unknown): readonly [] {
  if (error instanceof DataApiUnavailableError && error.status === 404) return []
  throw error
}

function describeKey({ network, account, from, to, amount }: QuoteKey) {
  return {
    amount: amount.toString(),
    userAddress: `${network}:${account}`,
    from: writeTokenAddress(network, from),
    to: writeTokenAddress(network, to),
  }
}

type BuiltTransaction = { from: string; to: string; data: string; eip155: { gas?: string | null | undefined } }

function toBuiltCall({ from, to, data, eip155 }: BuiltTransaction, value: string): BuiltCall {
  return { from, to, data, value: BigInt(value), gas: eip155.gas ? BigInt(eip155.gas) : null }
}

/** Undefined for a token on another network or without a symbol. */
function toSwapToken(
  entry: InferOutput<typeof swapTokenSchema>,
  network: CaipNetworkId,
  readImage: ReadImage,
): SwapToken | undefined {
  const address = toTokenAddress(network, entry.address)
  const symbol = cutText(entry.symbol, MAX_SYMBOL).trim()
  if (address === undefined || symbol === '') return undefined
  return {
    address,
    name: cutText(entry.name, MAX_NAME),
    symbol,
    decimals: entry.decimals,
    iconUrl: readImage(entry.logoUri ?? '') ?? null,
    hasPermit: entry.eip2612 ?? false,
  }
}

function toOffer(entry: InferOutput<typeof swapQuoteSchema>, network: CaipNetworkId): Offer {
  const { id, minToAmount, validUntil, path, priceImpact, fees, provider, router } = entry
  return {
    id: id && id.length <= MAX_ID ? id : null,
    fromAmount: BigInt(entry.fromAmount),
    from: toTokenAddress(network, entry.fromAccount),
    toAmount: BigInt(entry.toAmount),
    to: toTokenAddress(network, entry.toAccount),
    minToAmount: minToAmount ? BigInt(minToAmount) : null,
    validUntil: validUntil ?? null,
    path: path?.map(foldAddress) ?? null,
    priceImpact: priceImpact ?? null,
    fees: (fees ?? []).flatMap((fee) => toFee(fee, network) ?? []),
    provider: provider ? cutText(provider, MAX_NAME) : null,
    router: router ?? null,
  }
}

function toFee(
  { name, amount, token }: { name: string; amount: string; token: string },
  network: CaipNetworkId,
): SwapFee | undefined {
  const address = toTokenAddress(network, token)
  return address === undefined ? undefined : { name: cutText(name, MAX_NAME), amount: BigInt(amount), token: address }
}
