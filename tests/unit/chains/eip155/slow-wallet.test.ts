import { afterEach, expect, it, vi } from 'vitest'
import { eip155 } from '../../../../src/chains/eip155/index.js'
import { createLintel, getStatus } from '../../../../src/headless/index.js'
import { announceProvider, createProvider } from '../../../fixtures/announce-wallet.js'
import { developmentKeys } from '../../../fixtures/development-keys.js'
import { createTestWallet } from '../../../fixtures/test-wallet.js'
import { createMemoryStorage, describeNetwork, openWindow } from './create-page.js'

afterEach(() => void vi.useRealTimers())

it('a wallet that does not answer on one page load is restored by the next', async () => {
  openWindow()
  const wallet = createTestWallet({ privateKeys: [developmentKeys[0]], chains: { 31337: '' } })
  announceProvider(createProvider(wallet), { name: 'Foxglove' })
  const storage = createMemoryStorage()
  const load = () => {
    const lintel = createLintel({
      metadata: { name: 'Harbor' },
      networks: [describeNetwork(31337, 'http://127.0.0.1:1')],
      adapters: [eip155()],
      storage,
    })
    lintel.start()
    return { ...lintel, read: () => getStatus(lintel.store.getState()) }
  }
  const first = load()
  await first.actions.connect({ connectorId: 'example.foxglove' })
  first.destroy()

  let leavePage = () => {}
  wallet.answer('eth_accounts', () => new Promise((resolve) => (leavePage = () => resolve([]))))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const second = load()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(second.read()).toBe('connecting')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(second.read()).toBe('disconnected')
  second.destroy()
  vi.useRealTimers()
  // wagmi runs one restore per page; a new page does not wait for the old page's.
  leavePage()

  wallet.answer('eth_accounts', undefined)
  const third = load()
  await vi.waitFor(() => expect(third.read()).toBe('connected'))
  third.destroy()
})
