import type { LintelContext } from '../context.js'
import type { LintelQueries } from '../lintel.js'
import { createDataQuery } from './create-data-query.js'
import { describeFailure } from './describe-failure.js'
import { guardBalance, waitForBalance } from './guard-balance.js'
import type { KnownNetworks } from './read-data.js'

/** How long an answer counts as fresh, in ms. */
const FRESH = { identity: 300_000, portfolio: 30_000, activity: 15_000, nfts: 30_000, prices: 15_000 } as const

/** How often the portfolio is read while a component uses it, in ms. */
const POLL_MS = 10_000

/** How long after a failure a visible history is read again by itself, in ms. */
const ACTIVITY_BLOCK_MS = 30_000

/** Retries of data that views can do without: they show an address in place of a name, an amount without its value. */
const RETRIES = 3

/** Low, because a visitor waits for the data. They can retry. */
const LIST_RETRIES = 1

const loadReaders = () => import('./read-data.js')

type Readers = Awaited<ReturnType<typeof loadReaders>>

/** The queries that a data API answers, or the chain without one. The code that reads them loads with the first query. */
export function createDataQueries(
  context: LintelContext,
): Pick<LintelQueries, 'identity' | 'portfolio' | 'activity' | 'nfts' | 'prices'> {
  const { cache } = context
  const known: KnownNetworks = { at: 0, networks: null }

  async function read<Data>(signal: AbortSignal, ask: (readers: Readers) => Promise<Data>): Promise<Data> {
    try {
      const readers = await loadReaders()
      return await readers.askWhileStarting(() => ask(readers), signal)
    } catch (error) {
      context.report(error)
      throw error
    }
  }

  return {
    identity: ({ address, network }) =>
      createDataQuery(context, {
        key: ['identity', network, address],
        slot: cache.open('identityCache', `${network}:${address}`),
        staleTime: FRESH.identity,
        retry: RETRIES,
        read: (signal) =>
          read(signal, ({ readIdentity }) => readIdentity(context, known, { address, network, signal })),
      }),
    portfolio: ({ address, network, isPolled = false }) =>
      createDataQuery(context, {
        key: ['portfolio', network, address],
        slot: cache.open('portfolioCache', `${network}:${address}`),
        staleTime: FRESH.portfolio,
        // The rule for failed balances decides when they are read again.
        retry: false,
        refetchInterval: ({ state }) => {
          if (state.status !== 'error') return isPolled && POLL_MS
          return waitAfter(state.error, waitForBalance(context, network))
        },
        read: (signal) =>
          guardBalance(context, network, signal, async () => {
            const { askWhileStarting, readPortfolio } = await loadReaders()
            const query = { address, network, signal, isForced: cache.isExpired() }
            return askWhileStarting(() => readPortfolio(context, known, query), signal)
          }),
      }),
    activity: ({ address, network, cursor }) =>
      createDataQuery(context, {
        key: ['activity', network, address, cursor ?? ''],
        slot: cursor === undefined ? cache.open('activityCache', `${network}:${address}`) : undefined,
        staleTime: FRESH.activity,
        retry: LIST_RETRIES,
        refetchInterval: ({ state }) => {
          if (state.status !== 'error') return FRESH.activity
          // If there is nothing to show yet, the view has Try again in its place.
          return state.data !== undefined && waitAfter(state.error, ACTIVITY_BLOCK_MS)
        },
        read: (signal) =>
          read(signal, ({ readActivity }) => readActivity(context, known, { address, network, cursor, signal })),
      }),
    nfts: ({ address, network, cursor }) =>
      createDataQuery(context, {
        key: ['nfts', network, address, cursor ?? ''],
        staleTime: FRESH.nfts,
        retry: LIST_RETRIES,
        read: (signal) =>
          read(signal, ({ readNfts }) => readNfts(context, known, { address, network, cursor, signal })),
      }),
    prices: ({ network, addresses }) => {
      const names = addresses.map((address) => address ?? 'native')
      return createDataQuery(context, {
        key: ['prices', network, ...names],
        slot: cache.open('priceCache', [network, ...names].join(' ')),
        staleTime: FRESH.prices,
        retry: RETRIES,
        read: (signal) => read(signal, ({ readPrices }) => readPrices(context, known, { network, addresses, signal })),
      })
    },
  }
}

/** How long until a failed read is repeated by itself, at least `least` ms. False if the visitor has to retry. */
function waitAfter(error: Error | null, least: number): number | false {
  const { status, retryAfter } = describeFailure(error)
  // The provider of the service does not answer.
  return status === 503 ? false : Math.max(least, retryAfter)
}
