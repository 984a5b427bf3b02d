import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SendParameters, type SendResult, useSend } from '../../../src/features/send/react/use-send.js'
import { createLintel, type TokenBalance } from '../../../src/headless/index.js'
import { LintelProvider } from '../../../src/react/index.js'
import {
  createMemoryStorage,
  type MockChain,
  mockChain,
  sampleAccounts,
  sampleConnectors,
  sampleNetworks,
} from '../../../src/testing/index.js'

const [me, friend] = sampleAccounts
const ether: TokenBalance = {
  network: 'eip155:1',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  amount: 10n ** 18n,
  price: { usd: 2_000 },
}

let root: Root
let mock: MockChain
let shown: SendResult
let fill: (change: Partial<SendParameters>) => void
const onSent = vi.fn()

beforeEach(async () => {
  onSent.mockClear()
  mock = mockChain({ names: { 'nora.eth': friend } })
  const lintel = createLintel({
    metadata: { name: 'Headless' },
    networks: sampleNetworks,
    adapters: [mock],
    storage: createMemoryStorage(),
  })
  root = createRoot(document.body.appendChild(document.createElement('main')))
  let fields: SendParameters = { token: null, amount: '', to: '', onSent }
  fill = (change) => {
    fields = { ...fields, ...change }
    root.render(
      <LintelProvider lintel={lintel}>
        <Form {...fields} />
      </LintelProvider>,
    )
  }
  fill({})
  await expect.poll(() => lintel.store.getState().startedAt).not.toBeNull()
  await lintel.actions.connect({ connectorId: sampleConnectors[0].id })
})

afterEach(() => {
  root.unmount()
  document.querySelector('main')?.remove()
})

function Form(parameters: SendParameters) {
  shown = useSend(parameters)
  return null
}

const expectStep = (step: SendResult['step']) => vi.waitFor(() => expect(shown.step).toBe(step))

test('says the one thing that is missing, then what it costs, and sends it', async () => {
  await expectStep('select-token')
  fill({ token: ether })
  await expectStep('enter-amount')
  expect(shown.status).toBe('blocked')
  fill({ amount: '2' })
  await expectStep('insufficient-funds')
  fill({ amount: '0.5' })
  await expectStep('enter-address')
  expect(shown.counterpart).toBe('1000')
  fill({ to: 'nora.eth' })
  await expectStep('checking-address')
  await expectStep('review')
  expect(shown.payment).toMatchObject({ from: me, to: friend, name: 'nora.eth', amount: '500000000000000000' })
  await expect.poll(() => shown.status).toBe('ready')
  expect(shown.fee).toMatchObject({ status: 'ready', fee: 420_000_000_000_000n, symbol: 'ETH' })
  shown.send()
  await expect.poll(() => onSent).toHaveBeenCalledOnce()
  expect(onSent).toHaveBeenCalledWith(expect.stringMatching(/^0x/), shown.payment)
})

test('two calls of one moment send once', async () => {
  fill({ token: ether, amount: '0.5', to: 'nora.eth' })
  await expect.poll(() => shown.status).toBe('ready')
  const { send } = shown
  send()
  send()
  await expect.poll(() => onSent).toHaveBeenCalled()
  send()
  await expect.poll(() => onSent).toHaveBeenCalledTimes(2)
  // The third call is another action: the first one had its outcome.
  expect(mock.control.calls.filter(({ call }) => call === 'sendTransaction')).toHaveLength(2)
})

test('nothing is sent while it is blocked', async () => {
  mock.control.fail('quote', 'contract-reverted')
  fill({ token: ether, amount: '0.5', to: 'nora.eth' })
  await expect.poll(() => shown.error?.code).toBe('contract-reverted')
  expect(shown.status).toBe('blocked')
  shown.send()
  // The wallet would have been asked by now.
  mock.control.succeed('quote')
  shown.refetch()
  await expect.poll(() => shown.status).toBe('ready')
  expect(mock.control.calls.some(({ call }) => call === 'sendTransaction')).toBe(false)
})

test('an amount in USD is rounded down to a base unit', async () => {
  fill({ token: { ...ether, price: { usd: 3 } }, amount: '1', unit: 'usd', to: 'nora.eth' })
  await expectStep('review')
  expect(shown.payment?.amount).toBe('333333333333333333')
})
