import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type PaymentRequest, payEndpoints, payRequests } from '../../../src/features/pay/data/schema.js'
import { createLintel, type Lintel, type Namespace, type NetworkInput } from '../../../src/headless/index.js'
import { LintelModal, LintelProvider, type PayResult, usePay } from '../../../src/index.js'
import { createFakeService } from '../../../src/services/http/create-fake-service.js'
import {
  createFakeDataApi,
  createMemoryStorage,
  mockChain,
  sampleConnectors,
  sampleNetworks,
} from '../../../src/testing/index.js'

const solanaNetwork: NetworkInput = {
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  chainNamespace: 'solana',
  name: 'Solana Devnet',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://solana.example'] } },
}

const ID = 'AAECAwQFBgcICQoLDA0ODw'
const hash = `0x${'12'.repeat(32)}`

/** The reply of the data API about the request. */
let answer: PaymentRequest
let isDown: boolean

const service = createFakeService(payEndpoints, payRequests, {
  getRequest: ({ params }) => {
    if (isDown) return new Response(null, { status: 500 })
    return params.id === ID ? answer : new Response('{}', { status: 404 })
  },
  listExchanges: () => ({ exchanges: [] }),
})

let root: Root
let lintel: Lintel
let shown: PayResult

beforeEach(() => {
  isDown = false
  const now = Date.now()
  answer = {
    ...{ id: ID, merchant: { name: 'Corner Coffee' }, description: 'Beans', version: 1, status: 'waiting' },
    ...{ expiresAt: now + 900_000, serverTime: now, received: [] },
    options: [
      {
        ...{ asset: 'eip155:1/slip44:60', amount: '1000', symbol: 'ETH', name: 'Ether', decimals: 18 },
        ...{ recipient: `eip155:1:0x${'bb'.repeat(20)}`, address: `eip155:1:0x${'cc'.repeat(20)}` },
        ...{ factory: `0x${'ff'.repeat(20)}`, salt: hash },
      },
    ],
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(service)
})

afterEach(() => {
  root.unmount()
  document.querySelector('main')?.remove()
  vi.restoreAllMocks()
})

async function show(namespace: Namespace = 'eip155', id = ID): Promise<void> {
  lintel = createLintel({
    metadata: { name: 'Shop' },
    networks: namespace === 'eip155' ? sampleNetworks : [solanaNetwork],
    adapters: [mockChain({ namespace })],
    storage: createMemoryStorage(),
    dataApi: createFakeDataApi(),
    services: { dataApi: '/data-api' },
    features: { pay: true },
  })
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <LintelProvider lintel={lintel}>
      <Order id={id} />
      <LintelModal />
    </LintelProvider>,
  )
  await expect.poll(() => lintel.store.getState().startedAt).not.toBeNull()
}

function Order({ id }: { id: string }) {
  shown = usePay(id)
  return null
}

const dialog = () => page.getByRole('dialog', { name: 'Pay' })

test('closes with the reason when the app changes what is paid while it is shown, and shows the change when opened again', async () => {
  await show()
  shown.pay()
  await expect.element(dialog().getByRole('button', { name: 'From an exchange' })).toBeVisible()
  answer = { ...answer, version: 2, options: answer.options.map((option) => ({ ...option, amount: '2000' })) }
  void shown.refetch()
  await expect.element(page.getByText('Corner Coffee has changed this payment. Open it again to see it.')).toBeVisible()
  expect(lintel.store.getState().modal.open).toBe(false)
  shown.pay()
  await expect.element(dialog().getByRole('button', { name: 'From an exchange' })).toBeVisible()
  void shown.refetch()
  await expect.poll(() => shown.data?.options[0]?.amount).toBe(2_000n)
  expect(lintel.store.getState().modal.open).toBe(true)
})

test('connects first without an account, and comes back to the payment', async () => {
  await show()
  shown.pay()
  await dialog().getByRole('button', { name: 'Connect wallet' }).click()
  await lintel.actions.connect({ connectorId: sampleConnectors[0].id })
  await expect.element(dialog().getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
})

test('tells an account of Solana which accounts can pay', async () => {
  await show('solana')
  await lintel.actions.connect({ connectorId: sampleConnectors[0].id })
  shown.pay()
  await expect.element(dialog().getByText(/^Only an account on .* can pay this/)).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'From an exchange' })).toBeVisible()
})

test('is done once the data API says so, and keeps the receipt while that is down', async () => {
  await show()
  shown.pay()
  await expect.element(dialog().getByRole('button', { name: 'From an exchange' })).toBeVisible()
  const arrived = {
    ...{ asset: 'eip155:1/slip44:60', symbol: 'ETH', decimals: 18, amount: '1000', chain: 'eip155:1', hash },
    ...{ from: `0x${'aa'.repeat(20)}`, confirmations: 1, required: 3, isExpected: true, isLate: false },
  }
  answer = { ...answer, status: 'confirming', received: [arrived], paidAsset: 'eip155:1/slip44:60' }
  void shown.refetch()
  await expect.element(dialog().getByText(/Confirmation 1 of 3/)).toBeVisible()
  answer = { ...answer, status: 'paid', confirmedAt: Date.now() }
  void shown.refetch()
  const receipt = page.getByRole('dialog', { name: 'Receipt' })
  await expect.element(receipt.getByRole('heading', { name: 'Paid' })).toBeVisible()
  expect(shown.phase).toBe('paid')
  isDown = true
  void shown.refetch()
  await expect.poll(() => shown.isError).toBe(true)
  await expect.element(receipt.getByRole('heading', { name: 'Paid' })).toBeVisible()
})

test('says that a payment is not known', async () => {
  await show('eip155', 'unknown')
  await expect.poll(() => shown.isGone).toBe(true)
  shown.pay()
  await expect.element(dialog().getByText('This payment is not known.')).toBeVisible()
})

test('says so too when it knows none of the options, also once it was paid', async () => {
  const elsewhere = `eip155:10:0x${'cc'.repeat(20)}`
  answer = { ...answer, options: answer.options.map((option) => ({ ...option, address: elsewhere })) }
  await show()
  shown.pay()
  const text = 'This payment is not known.'
  await expect.element(dialog().getByText(text)).toBeVisible()
  lintel.actions.open({ view: 'DepositFromExchange', request: ID })
  await expect.element(page.getByRole('dialog', { name: 'Deposit from an exchange' }).getByText(text)).toBeVisible()
  answer = { ...answer, status: 'paid', confirmedAt: Date.now() }
  lintel.actions.open({ view: 'PayReceipt', request: ID })
  await expect.element(page.getByRole('dialog', { name: 'Receipt' }).getByText(text)).toBeVisible()
})

test('without an exchange, shows the address to send to', async () => {
  await show()
  const computeAddress = () => `0x${'cc'.repeat(20)}`
  Object.assign(lintel.adapters.eip155 ?? {}, { loadContractCalls: async () => ({ computeAddress }) })
  lintel.actions.open({ view: 'DepositFromExchange', request: ID })
  const deposit = page.getByRole('dialog', { name: 'Deposit from an exchange' })
  await expect.element(deposit.getByText(/Send 0\.000000000000001.ETH on .* to this address\.$/)).toBeVisible()
  await expect.element(deposit.getByRole('img', { name: 'QR code of the address' })).toBeVisible()
})
