import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useNfts } from '../../../src/features/account/react/use-nfts.js'
import { useActivity } from '../../../src/features/activity/react/use-activity.js'
import { createLintel } from '../../../src/headless/index.js'
import { LintelProvider } from '../../../src/react/index.js'
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
const shown = { activity: [] as ReturnType<typeof useActivity>[], nfts: [] as ReturnType<typeof useNfts>[] }

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
    expect(shown.activity.at(-1)?.data?.transactions).toHaveLength(2)
    expect(shown.nfts.at(-1)?.data?.nfts).toHaveLength(2)
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
  expect(activity.filter(({ data }) => data?.transactions.length === 0)).toEqual([])
  expect(nfts.filter(({ data }) => data?.nfts.length === 0)).toEqual([])
  expect([activity.at(-1)?.status, nfts.at(-1)?.status]).toEqual(['success', 'success'])
})
