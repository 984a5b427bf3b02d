import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { createLintel } from '../../../src/headless/index.js'
import { type ActivityResult, LintelProvider, type NftsResult, useActivity, useNfts } from '../../../src/react/index.js'
import {
  createFakeDataApi,
  createMemoryStorage,
  listSampleTransactions,
  mockChain,
  sampleAccounts,
  sampleNetworks,
  sampleNfts,
} from '../../../src/testing/index.js'

const account = { address: sampleAccounts[0], network: 'eip155:1' } as const
const nfts = sampleNfts.map((nft, index) => ({ ...nft, tokenId: String(index), isSpam: index < 4 }))
const transactions = listSampleTransactions(6)
let root: Root
const shown = { activity: [] as ActivityResult[], nfts: [] as NftsResult[] }

afterEach(() => {
  root.unmount()
  document.querySelector('main')?.remove()
})

/** A service that has dropped the spam of its first two pages. */
async function show() {
  const dataApi = createFakeDataApi({ transactions, nfts, pageSize: 2 })
  const lintel = createLintel({
    metadata: { name: 'Spam' },
    networks: sampleNetworks,
    adapters: [mockChain()],
    dataApi: {
      ...dataApi,
      async listTransactions(query) {
        const page = await dataApi.listTransactions(query)
        const isLast = page.next === null
        return { ...page, transactions: isLast ? page.transactions : [] }
      },
    },
    storage: createMemoryStorage(),
  })
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <LintelProvider lintel={lintel}>
      <Lists />
    </LintelProvider>,
  )
  await vi.waitFor(() => {
    expect(shown.activity.at(-1)?.transactions).toHaveLength(2)
    expect(shown.nfts.at(-1)?.nfts).toHaveLength(2)
  })
}

function Lists() {
  shown.activity.push(useActivity(account))
  shown.nfts.push(useNfts(account))
  return null
}

test('a history or a collection whose newest pages are spam is never shown as empty', async () => {
  await show()
  const { activity, nfts } = shown
  const enabled = <Result extends { source: unknown }>(results: readonly Result[]) =>
    results.filter(({ source }) => source !== null)
  expect(enabled(activity).filter((one) => one.transactions.length === 0 && !one.isLoading)).toEqual([])
  expect(enabled(nfts).filter((one) => one.nfts.length === 0 && !one.isLoading)).toEqual([])
  expect([activity.at(-1)?.isLoading, nfts.at(-1)?.isLoading]).toEqual([false, false])
})
