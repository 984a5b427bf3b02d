import { dehydrate, HydrationBoundary, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useNfts } from '../../../../src/features/account/react/use-nfts.js'
import { useActivity } from '../../../../src/features/activity/react/use-activity.js'
import { useWalletSearch } from '../../../../src/features/connect/react/use-wallet-search.js'
import { createLintel } from '../../../../src/headless/index.js'
import {
  createQueryClient,
  LintelProvider,
  useIdentity,
  usePortfolio,
  usePrice,
  useWallets,
} from '../../../../src/react/index.js'
import {
  createFakeDataApi,
  createFakeDirectory,
  listSampleTransactions,
  listSampleWallets,
  mockChain,
  sampleAccounts,
  sampleNetworks,
  sampleNfts,
  sampleTokens,
} from '../../../../src/testing/index.js'

const network = 'eip155:1'
const account = { address: sampleAccounts[0], network } as const

function createApp(scopeKey?: string) {
  const dataApi = createFakeDataApi({
    ...{ tokens: sampleTokens, nfts: sampleNfts, transactions: listSampleTransactions(3) },
    identities: { [account.address]: { name: 'nora.eth', avatarUrl: null } },
  })
  const lintel = createLintel({
    metadata: { name: 'Harbor' },
    networks: sampleNetworks,
    adapters: [mockChain()],
    ...{ dataApi, directory: createFakeDirectory({ wallets: listSampleWallets(3) }) },
    scopeKey,
  })
  return { lintel, dataApi, client: createQueryClient() }
}

type App = ReturnType<typeof createApp>

/** The data that a server sends: the cache after it has prefetched every query of the page. React's server components keep bigints. */
async function prefetch({ lintel: { queries }, client }: App) {
  await Promise.all([
    client.prefetchQuery(queries.identity(account)),
    client.prefetchQuery(queries.portfolio(account)),
    client.prefetchQuery(queries.activity(account)),
    client.prefetchQuery(queries.nfts(account)),
    client.prefetchQuery(queries.prices({ network, addresses: [null] })),
    client.prefetchQuery(queries.wallets({ page: 1, entries: 40 })),
  ])
  return structuredClone(dehydrate(client))
}

function Page() {
  const results = [usePortfolio(account), useActivity(account), useNfts(account)] as const
  const [portfolio, activity, nfts] = results
  return (
    <p>
      {useIdentity(account).data?.name} {portfolio.data?.balances.length} {activity.data?.transactions.length}{' '}
      {nfts.data?.nfts.length} {usePrice({ network }).data?.usd} {useWallets().data.count} wallets,{' '}
      {useWalletSearch().data?.wallets.length} found {results.map(({ status }) => status).join()}
    </p>
  )
}

/** The first render: on a server, and in a browser before the instance has started. */
function render({ lintel, client }: App, state: ReturnType<typeof dehydrate>) {
  const html = renderToString(
    <QueryClientProvider client={client as QueryClient}>
      <HydrationBoundary state={state}>
        <LintelProvider lintel={lintel}>
          <Page />
        </LintelProvider>
      </HydrationBoundary>
    </QueryClientProvider>,
  )
  return html.replaceAll('<!-- -->', '')
}

describe('what a server has prefetched', () => {
  it('is in the first render of the hooks, there and in the browser, without a request', async () => {
    const server = createApp('app')
    const state = await prefetch(server)
    const browser = createApp('app')
    const html = render(browser, state)
    expect(html).toContain('success,success,success')
    expect(html).toContain(`<p>nora.eth ${sampleTokens.length} 3 `)
    expect(html).toContain('3 wallets, 3 found')
    expect(html).toBe(render(server, state))
    expect(browser.dataApi.control.calls).toEqual([])
  })

  it('is not that of an instance with another scope, or with none', async () => {
    const state = await prefetch(createApp('app'))
    for (const other of [createApp('other'), createApp()]) {
      expect(render(other, state)).toContain('pending,pending,pending')
    }
  })
})
