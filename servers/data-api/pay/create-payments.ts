import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { InferInput, InferOutput } from 'valibot'
import { formatUnits } from 'viem'
import type { payEndpoints, payRequests } from '../../../src/features/pay/data/schema.js'
import { canPay, readDue } from '../../../src/rules/pay/payments.js'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { isLoopback } from '../../origins/is-loopback.js'
import { addRefund } from './add-refund.js'
import { checkOptions } from './check-options.js'
import { options as optionTable, requests as requestTable } from './database/schema.js'
import type { Exchange } from './exchanges.js'
import { formatRequest, lockRequest, readRequests, type StoredRequest } from './format-request.js'
import { formatAsset, parseAsset } from './parse-asset.js'
import type { PayApp } from './pay-apps.js'
import type { PayChain } from './pay-chain.js'

type Reply<Name extends keyof typeof payEndpoints> = InferInput<(typeof payEndpoints)[Name]['reply']>
type Requests = ReturnType<typeof payRequests>
type Body<Name extends keyof Requests> = InferOutput<Requests[Name]['body']>

/** Answers the requests about payments. */
export type Payments = {
  /** @throws ApiFailure 400 or 503 */
  createRequest(app: PayApp, body: Body<'createRequest'>): Promise<Reply<'createRequest'>>
  /**
   * `app`: the app whose key was sent. Without one, everybody who knows the id may read it.
   *
   * @throws ApiFailure 404, for a request of another app too, or 503
   */
  getRequest(id: string, app?: PayApp): Promise<Reply<'getRequest'>>
  /** @throws ApiFailure 400, 404, 409 or 503 */
  changeRequest(app: PayApp, id: string, body: Body<'changeRequest'>): Promise<Reply<'changeRequest'>>
  /** @throws ApiFailure 400, 404, 409 or 503 */
  addRefund(app: PayApp, id: string, body: Body<'addRefund'>): Promise<Reply<'addRefund'>>
  listExchanges(): Reply<'listExchanges'>
  /** @throws ApiFailure 400, 404, 409 or 503 */
  createDeposit(id: string, body: Body<'createDeposit'>): Promise<Reply<'createDeposit'>>
}

export type PaymentsOptions = {
  /** By CAIP-2 id. */
  chains: ReadonlyMap<string, PayChain>
  exchanges: readonly Exchange[]
  /** Runs a query of the payments. */
  query: <Value>(run: (db: Db) => Promise<Value>) => Promise<Value>
  /** Called when something has changed that the watcher decides by. */
  onChange: () => void
  /** Ms since 1970. */
  now: () => number
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** How long a request can be paid, ms. */
const life = { usual: 60 * MINUTE, least: MINUTE, most: 7 * DAY }
/** How long arrivals are still detected after its end, ms. */
const WATCH = 30 * DAY

/** Creates what takes payments on these networks. */
export function createPayments({ chains, exchanges, query, onChange, now }: PaymentsOptions): Payments {
  const format = (kept: StoredRequest) =>
    formatRequest(kept, { now: now(), nameChain: (network) => chains.get(network)?.name ?? network })
  const read = async (id: string) => {
    const [kept] = await query((db) => readRequests(db, [id]))
    if (!kept) throw unknownRequest()
    return kept
  }
  return {
    async createRequest({ id: app, merchant }, { options, description, expiresAt, refundAddress, orderId }) {
      const time = now()
      const id = randomBytes(16).toString('base64url')
      const endsAt = expiresAt ?? time + life.usual
      if (endsAt < time + life.least || endsAt > time + life.most) {
        throw new ApiFailure(400, 'expiresAt', 'Must be in 1 minute at least and 7 days at most.')
      }
      const rows = await checkOptions(id, options, chains)
      await query((db) =>
        db.transaction(async (tx) => {
          await tx.insert(requestTable).values({
            ...{ id, app, merchant, description, createdAt: time, expiresAt: endsAt, version: 1, received: [] },
            orderId: orderId ?? null,
            refundAddress: refundAddress ?? null,
            status: 'waiting',
            watchUntil: endsAt + WATCH,
          })
          await tx.insert(optionTable).values(rows)
        }),
      )
      return format(await read(id))
    },
    async getRequest(id, app) {
      const kept = await read(id)
      if (app && kept.row.app !== app.id) throw unknownRequest()
      return format(kept)
    },
    async changeRequest({ id: app }, id, { amounts = [], description, refundAddress }) {
      const assets = amounts.map(({ asset, amount }) => ({ asset: formatAsset(parseAsset(asset)), amount }))
      await query((db) =>
        db.transaction(async (tx) => {
          const kept = await lockRequest(tx, id, app)
          if (!kept) throw unknownRequest()
          const changesPayment = assets.length > 0 || description !== undefined
          if (changesPayment && (kept.row.status !== 'waiting' || kept.row.received.length > 0)) {
            throw new ApiFailure(409, 'status', 'Something has arrived, or it has ended: it does not change any more.')
          }
          const known = kept.row.refundAddress
          const isFixed = known !== null && kept.row.received.length > 0
          if (isFixed && refundAddress !== undefined && refundAddress.toLowerCase() !== known.toLowerCase()) {
            throw new ApiFailure(409, 'refundAddress', 'Something has arrived: it does not change any more.')
          }
          for (const { asset, amount } of assets) {
            const option = kept.options.find((one) => one.asset === asset)
            if (!option) throw new ApiFailure(400, 'amounts', 'Must name assets of the options.')
            const { position } = option
            await tx
              .update(optionTable)
              .set({ amount: BigInt(amount) })
              .where(and(eq(optionTable.requestId, id), eq(optionTable.position, position)))
          }
          await tx
            .update(requestTable)
            .set({
              description: description ?? kept.row.description,
              refundAddress: refundAddress ?? kept.row.refundAddress,
              version: kept.row.version + (changesPayment ? 1 : 0),
            })
            .where(eq(requestTable.id, id))
        }),
      )
      return format(await read(id))
    },
    async addRefund({ id: app }, id, { hash }) {
      await query((db) => addRefund(db, { id, app, hash, chains, now: now() }))
      onChange()
      return format(await read(id))
    },
    listExchanges: () => ({
      exchanges: exchanges.map(({ id, name, imageUrl, origin, assets, note, isStandIn = false }) => ({
        ...{ id, name, origin, assets: [...assets], isStandIn },
        ...(imageUrl === undefined ? {} : { imageUrl }),
        ...(note === undefined ? {} : { note }),
      })),
    }),
    async createDeposit(id, { exchange: exchangeId, asset: text }) {
      const asset = formatAsset(parseAsset(text))
      const exchange = exchanges.find((one) => one.id === exchangeId)
      if (!exchange?.assets.includes(asset)) {
        throw new ApiFailure(400, 'exchange', 'Must be an exchange of this server that has the asset.')
      }
      const request = format(await read(id))
      const option = request.options.find((one) => one.asset === asset)
      if (!option) throw new ApiFailure(400, 'asset', 'Must be the asset of an option.')
      if (!canPay(request, request.serverTime)) throw new ApiFailure(409, 'status', 'It is not to be paid now.')
      const { address } = option
      const due = readDue(request, option)
      const url = exchange.writeUrl?.({ address, asset, amount: formatUnits(BigInt(due), option.decimals) })
      if (url !== undefined && !isPageOf(exchange, url))
        throw new ApiFailure(503, 'exchange', 'Its page is not its own.')
      return { address, asset, amount: due, expiresAt: request.expiresAt, ...(url === undefined ? {} : { url }) }
    },
  }
}

function isPageOf({ origin }: Exchange, url: string): boolean {
  const page = URL.canParse(url) ? new URL(url) : undefined
  return page?.origin === origin && (page.protocol === 'https:' || isLoopback(origin))
}

/** Alike for a request of another app. */
function unknownRequest(): ApiFailure {
  return new ApiFailure(404, 'id', 'There is no such request.')
}
