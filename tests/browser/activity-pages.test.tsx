import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useActivity } from '../../src/features/activity/react/use-activity.js'
import { createLintel } from '../../src/headless/index.js'
import { LintelProvider } from '../../src/react/index.js'
import {
  createFakeDataApi,
  type FakeDataApi,
  listSampleTransactions,
  mockChain,
  sampleNetworks,
} from '../../src/testing/index.js'

const PAGES = 20
const SIZE = 5
const all = listSampleTransactions(PAGES * SIZE + 40)

let root: Root
let dataApi: FakeDataApi
let shown: ReturnType<typeof useActivity>
/** Another one for each test, because the first page is stored. */
let account: { address: string; network: 'eip155:1' }
let count = 0
/** How many of the newest transactions are not there yet. */
let waiting: number

beforeEach(async () => {
  waiting = 20
  count += 1
  account = { address: `0x${String(count).padStart(40, '0')}`, network: 'eip155:1' }
  dataApi = createFakeDataApi({ transactions: all.slice(waiting), pageSize: SIZE })
  const lintel = createLintel({
    metadata: { name: 'Pages' },
    networks: sampleNetworks,
    adapters: [mockChain()],
    dataApi,
  })
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <LintelProvider lintel={lintel}>
      <Activity />
    </LintelProvider>,
  )
  await expect.poll(() => shown.data?.transactions).toHaveLength(SIZE)
  for (let page = 2; page <= PAGES; page += 1) await loadMore(page * SIZE)
})

afterEach(() => {
  root.unmount()
  document.querySelector('main')?.remove()
})

function Activity() {
  shown = useActivity(account)
  return null
}

const countRequests = () => dataApi.control.calls.filter(({ call }) => call === 'listTransactions').length

async function loadMore(count: number) {
  void shown.fetchNextPage()
  await expect.poll(() => shown.data?.transactions).toHaveLength(count)
}

/** `count` transactions are indexed, and the list is read again. Returns how many requests that took. */
async function refreshAfter(count: number): Promise<number> {
  for (const transaction of all.slice(waiting - count, waiting).toReversed())
    dataApi.control.addTransaction(transaction)
  waiting -= count
  const before = countRequests()
  void shown.refetch()
  await expect.poll(() => shown.data?.transactions[0]).toEqual(all[waiting])
  return countRequests() - before
}

const listIds = () => shown.data?.transactions.map(({ id }) => id)
const expectIds = (count: number) => expect(listIds()).toEqual(all.slice(waiting, waiting + count).map(({ id }) => id))

test('a refresh with 20 pages loaded is one request, and new transactions come on top', async () => {
  expect(countRequests()).toBe(PAGES)
  expect(await refreshAfter(2)).toBe(1)
  expectIds(PAGES * SIZE + 2)
  expect(await refreshAfter(3)).toBe(1)
  expectIds(PAGES * SIZE + 5)
  await loadMore(PAGES * SIZE + 5 + SIZE)
  expectIds(PAGES * SIZE + 5 + SIZE)
})

test('after more new transactions than a page holds, the older pages are read again when they are asked for', async () => {
  expect(await refreshAfter(SIZE + 1)).toBe(1)
  expectIds(SIZE)
  await loadMore(2 * SIZE)
  await loadMore(3 * SIZE)
  expectIds(3 * SIZE)
})

test('a refresh that fails keeps every page, and Try again reads the first one', async () => {
  dataApi.control.fail('refused', 'listTransactions')
  void shown.refetch()
  await expect.poll(() => shown.error).toBeTruthy()
  expectIds(PAGES * SIZE)
  dataApi.control.succeed()
  const before = countRequests()
  expect(shown.isFetchNextPageError).toBe(false)
  void shown.refetch()
  await expect.poll(() => shown.error).toBeNull()
  expect(countRequests() - before).toBe(1)
  expectIds(PAGES * SIZE)
})

test('an older page that fails keeps the others, and Try again reads that page', async () => {
  dataApi.control.fail('refused', 'listTransactions')
  void shown.fetchNextPage()
  await expect.poll(() => shown.error).toBeTruthy()
  expectIds(PAGES * SIZE)
  dataApi.control.succeed()
  const before = countRequests()
  expect(shown.isFetchNextPageError).toBe(true)
  void shown.fetchNextPage()
  await vi.waitFor(() => expectIds((PAGES + 1) * SIZE))
  expect(countRequests() - before).toBe(1)
  expect(shown.error).toBeNull()
})
