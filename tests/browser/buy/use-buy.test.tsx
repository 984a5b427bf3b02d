import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buyEndpoints, buyRequests } from '../../../src/features/buy/data/schema.js'
import { createLintel, type Lintel } from '../../../src/headless/index.js'
import { type BuyResult, LintelProvider, useBuy } from '../../../src/index.js'
import { createFakeService } from '../../../src/services/http/create-fake-service.js'
import {
  createFakeDataApi,
  createMemoryStorage,
  mockChain,
  sampleConnectors,
  sampleNetworks,
} from '../../../src/testing/index.js'

const usd = (amount: string) => ({ amount, currency: 'USD' })

/** Quay sells ether for dollars, at 3,500 each and a fee of 1 %. */
const createOrder = vi.fn()
const service = createFakeService(buyEndpoints, buyRequests, {
  getOptions: () => ({
    paymentCurrencies: [{ id: 'USD', payment_method_limits: [{ id: 'card', min: '10', max: '7500' }] }],
    purchaseCurrencies: [
      {
        ...{ id: 'ETH', name: 'Ether', symbol: 'ETH' },
        networks: [{ name: 'ethereum', display_name: 'Ethereum', chain_id: '1' }],
      },
    ],
    providers: [{ id: 'quay', name: 'Quay', origin: 'https://quay.example' }],
  }),
  getQuote: ({ body: { amount } }) => ({
    ...{ networkFee: usd('0'), paymentTotal: usd(`${amount}`), paymentSubtotal: usd(String(Number(amount) * 0.99)) },
    ...{ purchaseAmount: { amount: String((Number(amount) * 0.99) / 3_500), currency: 'ETH' }, quoteId: '1' },
  }),
  createOrder,
  listOrders: () => ({ data: [] }),
})

let root: Root
let lintel: Lintel
let shown: BuyResult

beforeEach(async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(service)
  createOrder.mockReset().mockReturnValue({ url: 'https://quay.example/1', orderId: 'order-1', provider: 'quay' })
  lintel = createLintel({
    metadata: { name: 'Headless' },
    networks: sampleNetworks,
    adapters: [mockChain()],
    storage: createMemoryStorage(),
    dataApi: createFakeDataApi(),
    services: { dataApi: '/data-api' },
  })
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <LintelProvider lintel={lintel}>
      <Form />
    </LintelProvider>,
  )
  await expect.poll(() => lintel.store.getState().startedAt).not.toBeNull()
  await lintel.actions.connect({ connectorId: sampleConnectors[0].id })
  await expect.poll(() => shown.asset?.symbol).toBe('ETH')
  shown.setAmount('100')
  await expect.poll(() => shown.quotes?.[0]).toMatchObject({ status: 'ready', quote: { fee: '1.00' } })
})

afterEach(() => {
  root.unmount()
  document.querySelector('main')?.remove()
  vi.restoreAllMocks()
})

function Form() {
  shown = useBuy()
  return null
}

/** A window that `window.open` returns. */
function openTo(opened: object | null) {
  return vi.spyOn(window, 'open').mockReturnValue(opened as Window | null)
}

function createWindow() {
  return { opener: window as unknown, closed: false, location: { replace: vi.fn() }, close: vi.fn() }
}

async function press(): Promise<void> {
  const [quay] = shown.options?.sellers ?? []
  if (!quay) throw new Error('Nobody sells.')
  await shown.start(quay)
}

test('opens an empty window within the press, cuts its way back, and shows the page once it is known', async () => {
  const opened = createWindow()
  const open = openTo(opened)
  const pressed = press()
  expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank')
  expect(opened.opener).toBeNull()
  expect(opened.location.replace).not.toHaveBeenCalled()
  await pressed
  expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith('https://quay.example/1')
  expect(shown.pending.map(({ id, amount, payment }) => [id, amount, payment])).toEqual([
    ['order-1', String(99 / 3_500), '100.00'],
  ])
  const { modal, router } = lintel.store.getState()
  expect(modal.open).toBe(true)
  expect(router.stack.at(-1)).toEqual({ name: 'BuyInProgress', order: 'order-1' })
})

test('two presses of one moment make one order', async () => {
  const open = openTo(createWindow())
  await Promise.all([press(), press()])
  expect(open).toHaveBeenCalledOnce()
  expect(createOrder).toHaveBeenCalledOnce()
})

test('a window that the browser has blocked makes an order all the same', async () => {
  openTo(null)
  await press()
  await expect.poll(() => shown.pending).toHaveLength(1)
  expect(shown.problem).toBeNull()
})

test.each([
  ['at another host', () => ({ url: 'https://evil.example/1', orderId: 'order-1', provider: 'quay' }), 'foreign-page'],
  ['that is no page', () => ({ url: 'javascript:alert(1)', orderId: 'order-1' }), 'foreign-page'],
  ['that does not come', () => Response.json({ reasons: [] }, { status: 503 }), 'provider-down'],
])('a page %s is not opened, and nothing is pending', async (_, reply, code) => {
  createOrder.mockImplementation(reply)
  const opened = createWindow()
  openTo(opened)
  await press()
  expect(opened.close).toHaveBeenCalledOnce()
  expect(opened.location.replace).not.toHaveBeenCalled()
  await expect.poll(() => shown.problem?.code).toBe(code)
  expect(shown.pending).toEqual([])
  expect(lintel.store.getState().modal.open).toBe(false)
})

test('limits count while typing, and the nearest amount is one press away', async () => {
  shown.setAmount('8000')
  await expect.poll(() => shown.amount).toEqual({ status: 'above', nearest: 750_000n })
  expect(shown.quotes).toBeNull()
  shown.payNearest()
  await expect.poll(() => shown.typed).toBe('7500')
  await expect.poll(() => shown.quotes?.[0]?.status).toBe('ready')
})

test('when the data API does not say what is sold, the lists of Lintel are there, and marked', async () => {
  root.unmount()
  vi.mocked(globalThis.fetch).mockImplementation(async () => new Response(null, { status: 503 }))
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <LintelProvider lintel={lintel}>
      <Form />
    </LintelProvider>,
  )
  await expect.poll(() => shown.options?.isFallback).toBe(true)
  expect(shown.assets.map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC'])
  expect(shown.currency?.id).toBe('USD')
})
