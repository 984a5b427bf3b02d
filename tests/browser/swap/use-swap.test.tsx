import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { swapEndpoints, swapRequests } from '../../../src/features/swap/data/schema.js'
import { enSwap } from '../../../src/features/swap/messages/en.js'
import { SwapContainer } from '../../../src/features/swap/views/swap/swap.container.js'
import { createLintel, type Lintel } from '../../../src/headless/index.js'
import { en, LintelProvider, type SwapResult, useSwap } from '../../../src/index.js'
import { ModalWordsContext } from '../../../src/parts/views/modal-words.js'
import { createFakeService } from '../../../src/services/http/create-fake-service.js'
import {
  createFakeDataApi,
  createMemoryStorage,
  mockChain,
  sampleConnectors,
  sampleNetworks,
} from '../../../src/testing/index.js'

const DOLLAR = `0x${'1'.repeat(40)}`
const native = `eip155:1:0x${'e'.repeat(40)}`
const dollar = `eip155:1:${DOLLAR}`
const ETHER = 10n ** 18n

/** Two dollars for each thousandth of an ether, with an impact of 0.3 %. There are no swaps on Base. */
const service = createFakeService(swapEndpoints, swapRequests, {
  listSwapTokens: ({ query: { chainId } }) =>
    chainId === 'eip155:8453'
      ? new Response('{}', { status: 404 })
      : {
          tokens: [
            { name: 'Ether', symbol: 'ETH', address: native, decimals: 18 },
            { name: 'Harbor Dollar', symbol: 'HUSD', address: dollar, decimals: 6 },
          ],
        },
  listQuotes: ({ query: { from, to, amount } }) => {
    const toAmount = (BigInt(amount) * 2_000_000_000n) / ETHER
    const sides = { fromAccount: from, toAccount: to, fromAmount: amount, toAmount: toAmount.toString() }
    return { quotes: from === native ? [{ ...sides, priceImpact: 0.003 }] : [] }
  },
  getGasPrice: () => ({ standard: '1', fast: '1', instant: '1' }),
})

let root: Root
let lintel: Lintel
let shown: SwapResult

beforeEach(async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(service)
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
})

afterEach(() => {
  root.unmount()
  document.querySelector('main')?.remove()
  vi.restoreAllMocks()
})

function Form() {
  shown = useSwap()
  return null
}

const expectPhase = (phase: SwapResult['phase']) => vi.waitFor(() => expect(shown.phase).toBe(phase))

test('says the one thing that is missing, then what is received, and opens the review of exactly that', async () => {
  await expect.poll(() => shown.tokens).toHaveLength(2)
  await expect.poll(() => shown.from?.symbol).toBe('ETH')
  expect(shown.phase).toBe('select-token')
  const [, token] = shown.tokens
  if (token) shown.setToken('to', token)
  await expectPhase('enter-amount')
  shown.setAmount('1e18')
  await expectPhase('amount-invalid')
  expect(shown.amount).toMatchObject({ status: 'invalid', reason: 'format' })
  shown.setAmount('1000000')
  await expectPhase('insufficient-funds')
  shown.setAmount('0.1')
  await expectPhase('review')
  expect(shown.received?.amount).toBe(200_000_000n)
  // 1 %, the slippage of a new form.
  expect(shown.minimum?.amount).toBe(198_000_000n)
  expect(shown.impact).toMatchObject({ level: 'none', fraction: 0.003 })
  shown.setSlippage(50)
  await expect.poll(() => shown.minimum?.amount).toBe(199_000_000n)
  expect(shown.slippage.value).toBe(50)
  await expectPhase('review')
  shown.review()
  expect(lintel.store.getState().router.stack).toEqual([{ name: 'SwapPreview' }])
  expect(lintel.store.getState().modal.open).toBe(true)
})

test('flips to exactly what was received, and Max leaves the fee', async () => {
  await expect.poll(() => shown.from?.symbol).toBe('ETH')
  const [, token] = shown.tokens
  if (token) shown.setToken('to', token)
  await expect.poll(() => shown.max).not.toBeNull()
  shown.setMax()
  await expectPhase('review')
  expect(shown.paid?.amount).toBe(shown.max)
  expect(shown.max).toBe((shown.balance ?? 0n) - 150_000n)
  const received = shown.received?.amount
  shown.flip()
  await expect.poll(() => shown.from?.symbol).toBe('HUSD')
  expect(shown.paid?.amount).toBe(received)
})

test('a token is selected in the modal, which closes again when it was opened for that', async () => {
  shown.selectToken('to')
  const { store, actions } = lintel
  expect(store.getState().router.stack).toEqual([{ name: 'SwapSelectToken', side: 'to' }])
  actions.back()
  expect(store.getState().modal.open).toBe(false)
  actions.open({ view: 'Account' })
  shown.selectToken('from')
  expect(store.getState().router.stack).toHaveLength(2)
})

test('where the data API has no swaps, the modal leads to the other networks', async () => {
  root.render(
    <LintelProvider lintel={lintel}>
      <ModalWordsContext value={en}>
        <SwapContainer view={{ name: 'Swap' }} />
      </ModalWordsContext>
    </LintelProvider>,
  )
  await lintel.actions.switchNetwork({ network: 'eip155:8453' })
  const text = enSwap.unsupportedText({ network: 'Base' })
  await expect.poll(() => document.querySelector('main')?.textContent).toContain(text)
  const rows = [...document.querySelectorAll('main button')].map((row) => row.textContent ?? '')
  expect(['Ethereum', 'Base'].map((name) => rows.some((row) => row.includes(name)))).toEqual([true, false])
})
