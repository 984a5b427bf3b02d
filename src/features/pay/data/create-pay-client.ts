import type { InferOutput } from 'valibot'
import { parseCaipAddress } from '../../../core/format/parse-caip-address.js'
import { type CaipNetworkId, isCaipNetworkId } from '../../../core/model/caip.js'
import type { FactoryContract } from '../../../core/model/contract-calls.js'
import { createDataApiReader } from '../../../services/data-api/create-data-api-client.js'
import { cutText, MAX_NAME, MAX_SYMBOL } from '../../../services/data-api/to-portfolio.js'
import { createSender } from '../../../services/http/create-sender.js'
import { createServiceClient } from '../../../services/http/create-service-client.js'
import type { ServiceOptions } from '../../../services/http/create-service-reader.js'
import type { Deposit, Exchange } from '../model/exchange.js'
import type { PayArrival, PayOption, PayRequest, PayToken } from '../model/request.js'
import { describePaymentAddress } from './payment-address.js'
import { type PaymentRequest, payEndpoints, type payRequests } from './schema.js'

type PaymentOption = PaymentRequest['options'][number]
type ListedExchange = InferOutput<typeof payEndpoints.listExchanges.reply>['exchanges'][number]

type Aborted = { signal?: AbortSignal | undefined }

/** The payment endpoints that a page uses. */
export type PayClient = {
  getRequest(parameters: { id: string } & Aborted): Promise<PayRequest>
  listExchanges(parameters?: Aborted): Promise<readonly Exchange[]>
  /** The contract from which the address of a payment is computed; null if the receiver or the id has an unknown form. */
  describeAddress(parameters: { recipient: string; id: string }): Promise<FactoryContract | null>
  /** The address for a withdrawal at this exchange. */
  createDeposit(parameters: { id: string; exchange: string; asset: string } & Aborted): Promise<Deposit>
}

/** Longer texts are cut. */
const MAX_DESCRIPTION = 200

// A page does not use the endpoints of an app's server.
const { getRequest, listExchanges, createDeposit } = payEndpoints
const endpoints = { getRequest, listExchanges, createDeposit } as const

/**
 * Creates the client for the payments of a data API (docs/data-api.md). It validates every reply and keeps none.
 *
 * @param now Ms since 1970.
 * @throws InvalidOptionError when `baseUrl` is not valid. The methods reject with `DataApiUnavailableError`,
 *   `ServiceRefusedError` or, once their signal aborts, `RequestCancelledError`.
 * @example
 * const payments = createPayClient({ baseUrl: '/data-api' })
 * const { status } = await payments.getRequest({ id })
 */
export function createPayClient(options: ServiceOptions, now: () => number = Date.now): PayClient {
  const sender = createSender(createDataApiReader(options))
  const api = createServiceClient<typeof endpoints, () => Pick<ReturnType<typeof payRequests>, 'createDeposit'>>(
    endpoints,
    sender,
  )
  return {
    async getRequest({ id, signal }) {
      return toRequest(await api.getRequest({ params: { id }, signal }), now())
    },
    async listExchanges({ signal } = {}) {
      const { entries } = await api.listExchanges({ signal })
      return entries.map(toExchange)
    },
    describeAddress: async ({ recipient, id }) => describePaymentAddress(recipient, id),
    async createDeposit({ id, exchange, asset, signal }) {
      const { address, amount, url } = await api.createDeposit({ params: { id }, body: { exchange, asset }, signal })
      return { address: address.split(':')[2] ?? '', amount: BigInt(amount), url: url ?? null }
    },
  }
}

function toRequest(reply: PaymentRequest, now: number): PayRequest {
  const { id, merchant, description, orderId, expiresAt, serverTime, status, version } = reply
  const options = reply.options.flatMap(toOption)
  const received = reply.received.map(toArrival)
  // The amount of an unknown asset would have no token.
  const paid = options.find(({ asset }) => asset.toLowerCase() === reply.paidAsset?.toLowerCase())
  return {
    ...{ id, status, version, options, received },
    merchant: {
      name: cutText(merchant.name, MAX_NAME),
      origin: merchant.url && URL.canParse(merchant.url) ? new URL(merchant.url).origin : null,
      iconUrl: merchant.iconUrl ?? null,
    },
    description: cutText(description, MAX_DESCRIPTION),
    orderId: orderId ? cutText(orderId, MAX_NAME) : null,
    // Converted to this clock: the server's may differ.
    expiresAt: expiresAt - serverTime + now,
    missing: paid && reply.missing ? BigInt(reply.missing) : null,
    excess: paid && reply.excess ? BigInt(reply.excess) : null,
    paidAsset: paid?.asset ?? null,
    confirmedAt: reply.confirmedAt ?? null,
    refunds: (reply.refunds ?? []).flatMap(({ hash, amount, asset }) => {
      const token = [...options, ...received].find((one) => writeAsset(one.token) === asset.toLowerCase())?.token
      return token ? [{ hash, amount: BigInt(amount), token }] : []
    }),
  }
}

/** Leaves out an option whose parts are on different networks. */
function toOption(option: PaymentOption): PayOption[] {
  const token = toToken(option)
  const [recipient, address] = [parseCaipAddress(option.recipient), parseCaipAddress(option.address)]
  if (!token || recipient?.network !== token.network || address?.network !== token.network) return []
  const amount = BigInt(option.amount)
  return [{ asset: option.asset, token, amount, recipient: recipient.address, address: address.address }]
}

function toArrival({
  amount,
  from,
  hash,
  confirmations,
  required,
  isExpected,
  ...rest
}: PaymentRequest['received'][number]): PayArrival {
  const network = rest.chain as CaipNetworkId
  const token = toToken({ ...rest, name: rest.symbol }) ?? { ...noToken, network }
  return { token, amount: BigInt(amount), from, hash, confirmations, required, isExpected }
}

const noToken = { address: null, name: '', symbol: '', decimals: 0, chainName: null }

type NamedAsset = Pick<PaymentOption, 'asset' | 'symbol' | 'name' | 'decimals' | 'chainName'>

function toToken({ asset, symbol, name, decimals, chainName }: NamedAsset): PayToken | null {
  const [network, reference = ''] = asset.split('/')
  if (!isCaipNetworkId(network)) return null
  return {
    ...{ network, decimals, chainName: chainName ? cutText(chainName, MAX_NAME) : null },
    address: reference.startsWith('erc20:') ? reference.slice('erc20:'.length) : null,
    name: cutText(name, MAX_NAME),
    symbol: cutText(symbol, MAX_SYMBOL),
  }
}

function writeAsset({ network, address }: PayToken): string {
  return address === null ? `${network}/slip44:60` : `${network}/erc20:${address}`.toLowerCase()
}

function toExchange({ id, name, imageUrl, origin, assets, note }: ListedExchange): Exchange {
  return {
    ...{ id, origin, assets },
    name: cutText(name, MAX_NAME),
    imageUrl: imageUrl ?? null,
    note: note === 'fee' || note === 'batches' ? note : null,
  }
}
