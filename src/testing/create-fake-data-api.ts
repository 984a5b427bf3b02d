import { DataApiUnavailableError } from '../core/errors/data-api-errors.js'
import { ServiceRefusedError } from '../core/errors/service-refused-error.js'
import { RequestCancelledError } from '../core/errors/wallet-errors.js'
import type { Transaction } from '../core/model/activity.js'
import type { CaipNetworkId } from '../core/model/caip.js'
import type { DataApi } from '../core/model/data-api.js'
import type { Identity, Nft, TokenBalance } from '../core/model/portfolio.js'
import { untilAborted } from '../rules/async/until-aborted.js'
import { wait } from '../rules/async/wait.js'
import { sampleNfts, sampleTokens, sampleTransactions } from './sample-data.js'

/** A method of a data API. */
export type DataApiCall = keyof DataApi

/** How a fake data API fails. `unavailable`: offline. `limited`: HTTP 429, wait 5 s. `provider`: HTTP 503. */
export type FakeDataApiFailure = 'unavailable' | 'refused' | 'limited' | 'provider' | 'starting'

export type FakeDataApiOptions = {
  /** The networks it indexes. Default: Ethereum. */
  networks?: readonly CaipNetworkId[]
  /** Default: `sampleTokens`. Every account has them on every indexed network. */
  tokens?: readonly TokenBalance[]
  /** Newest first. Default: `sampleTransactions`. */
  transactions?: readonly Transaction[]
  /** Default: `sampleNfts`. */
  nfts?: readonly Nft[]
  /** By address. Default: no account has a name. */
  identities?: Readonly<Record<string, Identity>>
  /** The number of entries per page. Default 20. */
  pageSize?: number
  /** The delay of answers, in ms. Default 0. */
  delay?: number
  /** Calls that fail from the start. */
  failures?: Partial<Record<DataApiCall, FakeDataApiFailure>>
  /** Does not answer until `control.release()`. */
  isHeld?: boolean
}

export type FakeDataApiControl = {
  /** All calls so far, oldest first. */
  calls: readonly { call: DataApiCall; parameters: unknown }[]
  /** Makes every later call fail, or only those of one method. */
  fail(failure?: FakeDataApiFailure, call?: DataApiCall): void
  succeed(): void
  /** Does not answer until `release()`. */
  hold(): void
  release(): void
  /** A transaction is indexed: it becomes the newest one. */
  addTransaction(transaction: Transaction): void
  setTokens(tokens: readonly TokenBalance[]): void
}

export type FakeDataApi = DataApi & { control: FakeDataApiControl }

/**
 * A data API in memory, with pages and failures.
 *
 * @example
 * const dataApi = createFakeDataApi({ delay: 300 })
 * const lintel = createLintel({ networks: sampleNetworks, adapters: [mockChain()], dataApi })
 * dataApi.control.fail('provider', 'listBalances')
 */
export function createFakeDataApi(options: FakeDataApiOptions = {}): FakeDataApi {
  const { networks = ['eip155:1'], nfts = sampleNfts, identities = {}, pageSize = 20, delay = 0 } = options
  let { tokens = sampleTokens, transactions = sampleTransactions } = options
  const calls: { call: DataApiCall; parameters: unknown }[] = []
  let failures = new Map(Object.entries(options.failures ?? {}))
  let failure: FakeDataApiFailure | undefined
  let gate = Promise.resolve()
  let open = () => {}
  const control: FakeDataApiControl = {
    calls,
    fail(reason = 'unavailable', call) {
      if (call) failures.set(call, reason)
      else failure = reason
    },
    succeed() {
      failure = undefined
      failures = new Map()
    },
    hold() {
      gate = new Promise((resolve) => {
        open = resolve
      })
    },
    release: () => open(),
    addTransaction(transaction) {
      transactions = [transaction, ...transactions]
    },
    setTokens(next) {
      tokens = next
    },
  }
  if (options.isHeld) control.hold()

  async function waitForTurn(call: DataApiCall, { signal, ...rest }: { signal?: AbortSignal }): Promise<void> {
    calls.push({ call, parameters: rest })
    await untilAborted(gate, signal, createCancelledError)
    if (delay > 0) await untilAborted(wait(delay), signal, createCancelledError)
    const reason = failure ?? failures.get(call)
    if (reason) throw createFailure(reason)
  }

  const answers: DataApi = {
    listNetworks: async () => networks,
    getIdentity: async ({ address }) => identities[address] ?? { name: null, avatarUrl: null },
    listBalances: async ({ network }) => ({ balances: tokens.map((token) => ({ ...token, network })), dropped: 0 }),
    async listTransactions({ network, cursor }) {
      const { items, next } = readPage(transactions, cursor, pageSize)
      return { transactions: items.map((item) => ({ ...item, network })), next, dropped: 0 }
    },
    async listNfts({ network, cursor }) {
      const { items, next } = readPage(nfts, cursor, pageSize)
      return { nfts: items.map((item) => ({ ...item, network })), next, dropped: 0 }
    },
    async listPrices({ addresses }) {
      const find = (address: string | null) =>
        tokens.find((token) => (token.address ?? null)?.toLowerCase() === address?.toLowerCase())?.price
      return new Map(
        addresses.flatMap((address) => {
          const price = find(address)
          return price ? [[address, price] as const] : []
        }),
      )
    },
  }
  const methods = Object.entries(answers).map(([call, answer]) => [
    call,
    async (parameters: { signal?: AbortSignal } = {}) => {
      await waitForTurn(call as DataApiCall, parameters)
      return answer(parameters as never)
    },
  ])
  return { control, ...(Object.fromEntries(methods) as DataApi) }
}

/** A cursor is the number of remaining entries, so that it stays valid when new ones come first. */
function readPage<Item>(items: readonly Item[], cursor: string | undefined, size: number) {
  const start = cursor === undefined ? 0 : items.length - Number(cursor)
  const end = start + size
  return { items: items.slice(start, end), next: end < items.length ? String(items.length - end) : null }
}

function createFailure(reason: FakeDataApiFailure): Error {
  if (reason === 'refused') return new ServiceRefusedError({ service: 'the data API', details: 'origin: Not allowed.' })
  if (reason === 'limited') return new DataApiUnavailableError({ reason: 'status', status: 429, retryAfter: 5_000 })
  if (reason === 'provider') return new DataApiUnavailableError({ reason: 'status', status: 503 })
  if (reason === 'starting') return new DataApiUnavailableError({ reason: 'status', status: 503, retryAfter: 2_000 })
  return new DataApiUnavailableError()
}

function createCancelledError(): RequestCancelledError {
  return new RequestCancelledError()
}
