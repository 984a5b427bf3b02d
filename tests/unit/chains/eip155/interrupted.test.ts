import { RpcRequestError, SwitchChainError } from 'viem'
import { foundry } from 'viem/chains'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createConfig, createConnector, http } from 'wagmi'
import { mapWalletError } from '../../../../src/chains/eip155/index.js'
import { embeddedWalletId } from '../../../../src/core/model/embedded-wallet.js'
import { wait } from '../../../../src/rules/async/wait.js'
import { announceProvider, createProvider } from '../../../fixtures/announce-wallet.js'
import { developmentKeys } from '../../../fixtures/development-keys.js'
import { createTestWallet, type TestWallet } from '../../../fixtures/test-wallet.js'
import { createMemoryStorage, describeNetwork, loadPage, openWindow, type Page } from './create-page.js'

const networks = [describeNetwork(31337, 'http://127.0.0.1:1')]
const [foxglove, prism, harbor] = ['example.foxglove', 'example.prism', 'example.harbor'] as const

let page: Page
let wallets: TestWallet[]

const settle = () => wait(20)

function announceWallets(): TestWallet[] {
  openWindow()
  return ['Foxglove', 'Prism', 'Harbor'].map((name, index) => {
    const wallet = createTestWallet({
      privateKeys: [developmentKeys[index] ?? developmentKeys[0]],
      chains: { 31337: '' },
      chainId: 31337,
    })
    announceProvider(createProvider(wallet), { name })
    return wallet
  })
}

/** A connector whose logins end when `logIns` are called. */
function createLogin(logIns: (() => void)[], disconnect: () => Promise<void>) {
  const [accounts, chainId] = [['0x52908400098527886E0F7030069857D2E4169EE7'] as const, foundry.id]
  return createConnector(() => ({
    ...{ id: embeddedWalletId, name: 'Login', type: 'login', disconnect },
    connect: () => new Promise<never>((resolve) => logIns.push(() => resolve({ accounts, chainId } as never))),
    getAccounts: async () => accounts,
    getChainId: async () => chainId,
    getProvider: async () => ({}),
    isAuthorized: async () => true,
    ...{ onAccountsChanged() {}, onChainChanged() {}, onDisconnect() {} },
  }))
}

beforeEach(() => {
  wallets = announceWallets()
  page = loadPage(networks, createMemoryStorage())
})

describe('a visitor who changes their mind', () => {
  it('keeps the wallet they connected last when one they left approves late', async () => {
    await page.adapter.connect({ connectorId: foxglove })
    const approve = wallets[1]?.neverAnswer()
    const leave = new AbortController()
    const left = page.adapter.connect({ connectorId: prism, signal: leave.signal })
    await settle()
    leave.abort()
    await expect(left).rejects.toMatchObject({ code: 'request-cancelled' })
    await page.adapter.connect({ connectorId: harbor })
    approve?.()
    await settle()
    expect(page.sessions().map(({ connectorId }) => connectorId)).toEqual([harbor, foxglove])
  })

  it("keeps the login that they began again when the one they left ends late, in the app's own config", async () => {
    const logIns: (() => void)[] = []
    const logOut = vi.fn(async () => undefined)
    page = loadPage(networks, createMemoryStorage(), {
      config: createConfig({ chains: [foundry], transports: { [foundry.id]: http('http://127.0.0.1:1') } }),
      embedded: { create: createLogin(logIns, logOut), isAuthorized: async () => false },
    })
    const leave = new AbortController()
    const left = page.adapter.connect({ connectorId: embeddedWalletId, signal: leave.signal })
    leave.abort()
    await expect(left).rejects.toMatchObject({ code: 'request-cancelled' })
    const again = page.adapter.connect({ connectorId: embeddedWalletId })
    logIns[0]?.()
    await settle()
    logIns[1]?.()
    await again
    expect(logOut).not.toHaveBeenCalled()
    expect(page.sessions().map(({ connectorId }) => connectorId)).toEqual([embeddedWalletId])
  })

  it('keeps a wallet that they connect while a restore that another tab ended still runs', async () => {
    const storage = createMemoryStorage()
    page = loadPage(networks, storage)
    await page.adapter.connect({ connectorId: foxglove })
    page.close()
    wallets = announceWallets()
    // The accounts of the stored wallet come only after the visitor has connected another one.
    let answer = () => {}
    const accounts = new Promise((resolve) => {
      answer = () => resolve([])
    })
    wallets[0]?.answer('eth_accounts', () => accounts)
    page = loadPage(networks, storage)
    const restored = page.adapter.reconnect({ connectorIds: [foxglove] })
    await settle()
    await page.adapter.disconnect()
    await page.adapter.connect({ connectorId: prism })
    answer()
    await restored
    expect(page.sessions().map(({ connectorId }) => connectorId)).toEqual([prism])
  })
})

it('a restore asks the stored wallet also while another wallet has not answered the visitor', async () => {
  wallets[0]?.neverAnswer()
  void page.adapter.connect({ connectorId: foxglove }).catch(() => undefined)
  await settle()
  await wallets[1]?.request({ method: 'eth_requestAccounts' })
  await page.adapter.reconnect({ connectorIds: [prism] })
  expect(page.sessions().map(({ connectorId }) => connectorId)).toEqual([prism])
})

it("reads the wallet's own error behind the one in which wagmi wraps every failed switch", () => {
  const pending = Object.assign(new Error('Already processing'), { code: -32002 })
  expect(mapWalletError(new SwitchChainError(pending)).code).toBe('request-pending')
  const unknown = new RpcRequestError({ body: {}, url: '', error: { code: 4902, message: 'Unrecognized chain' } })
  expect(mapWalletError(new SwitchChainError(unknown)).code).toBe('network-not-added')
})
