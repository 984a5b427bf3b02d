import { verifyMessage } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { switchConnection } from 'wagmi/actions'
import { eip155 } from '../../../../src/chains/eip155/index.js'
import { getInternals } from '../../../../src/core/actions/internals.js'
import { createLintel } from '../../../../src/headless/index.js'
import { wait } from '../../../../src/rules/async/wait.js'
import { announceProvider, createProvider } from '../../../fixtures/announce-wallet.js'
import { developmentKeys } from '../../../fixtures/development-keys.js'
import { createTestWallet, type TestWallet } from '../../../fixtures/test-wallet.js'
import { createMemoryStorage, describeNetwork, loadPage, openWindow, type Page, restoreAll } from './create-page.js'

const networks = [describeNetwork(31337, 'http://127.0.0.1:1'), describeNetwork(31338, 'http://127.0.0.1:1')]
const foxglove = 'example.foxglove'
const prism = 'example.prism'
const [first, second] = developmentKeys.map((key) => privateKeyToAddress(key)) as [`0x${string}`, `0x${string}`]

let wallets: { foxglove: TestWallet; prism: TestWallet }
let page: Page
let storage: ReturnType<typeof createMemoryStorage>

function installWallet(name: string, key: number): TestWallet {
  const wallet = createTestWallet({
    privateKeys: [developmentKeys[key] ?? developmentKeys[0]],
    chains: { 31337: '', 31338: '' },
    chainId: 31337,
  })
  announceProvider(createProvider(wallet), { name })
  return wallet
}

const sessionOf = (connectorId: string, address: string, chainId = 31337) => ({
  connectorId,
  accounts: [{ address, type: 'eoa' }],
  network: `eip155:${chainId}`,
})
const readMethods = (wallet: TestWallet) => wallet.calls.map(({ method }) => method)
const settle = () => wait(10)

beforeEach(async () => {
  openWindow()
  wallets = { foxglove: installWallet('Foxglove', 0), prism: installWallet('Prism', 1) }
  storage = createMemoryStorage()
  page = loadPage(networks, storage)
  await page.adapter.connect({ connectorId: foxglove })
  await page.adapter.connect({ connectorId: prism })
})

describe('two connected wallets', () => {
  it('each sign after a switch to them', async () => {
    await page.adapter.switchConnection({ connectorId: foxglove })
    const { signature } = await page.adapter.signMessage({ message: 'Hello' })
    await expect(
      verifyMessage({ address: first, message: 'Hello', signature: signature as `0x${string}` }),
    ).resolves.toBe(true)
    expect(readMethods(wallets.prism)).not.toContain('personal_sign')
    await page.untilConnected(foxglove, prism)
  })

  it.each([
    ['personal_sign', () => page.adapter.signMessage({ message: 'Hello' })],
    ['wallet_switchEthereumChain', () => page.adapter.switchNetwork({ network: 'eip155:31338' })],
    // There is no node behind this wallet: the test checks only which wallet is asked.
    ['eth_sendTransaction', () => page.adapter.sendTransaction({ kind: 'call', to: first }).catch(() => undefined)],
  ] as const)(
    '%s goes to the wallet that is active at the call, also when the visitor switches during it',
    async (method, ask) => {
      const asked = ask()
      void page.adapter.switchConnection({ connectorId: foxglove })
      await asked
      expect(readMethods(wallets.prism)).toContain(method)
      expect(readMethods(wallets.foxglove)).not.toContain(method)
    },
  )

  it('are both followed', () => {
    wallets.foxglove.setChain(31338)
    wallets.prism.setChain(31338)
    expect(page.sessions()).toEqual([sessionOf(prism, second, 31338), sessionOf(foxglove, first, 31338)])
  })

  it('are disconnected alone: the other gets no request', async () => {
    const before = wallets.prism.calls.length
    await page.adapter.disconnect({ connectorId: foxglove })
    expect(readMethods(wallets.foxglove)).toContain('wallet_revokePermissions')
    expect(wallets.prism.calls).toHaveLength(before)
    await page.untilConnected(prism)
  })

  it('follow a switch through wagmi', async () => {
    const connector = page.config.connectors.find(({ id }) => id === foxglove)
    if (!connector) throw new Error('The wallet is not in the wagmi config.')
    await switchConnection(page.config, { connector })
    await page.untilConnected(foxglove, prism)
  })

  it('keep the active one after a late approval of a third', async () => {
    const harbor = installWallet('Harbor', 2)
    const letAnswer = harbor.neverAnswer()
    const controller = new AbortController()
    const asked = page.adapter.connect({ connectorId: 'example.harbor', signal: controller.signal })
    controller.abort()
    await expect(asked).rejects.toMatchObject({ code: 'request-cancelled' })
    letAnswer()
    await vi.waitFor(() => expect(readMethods(harbor)).toContain('wallet_revokePermissions'))
    await page.untilConnected(prism, foxglove)
  })
})

describe('a page load with two stored wallets', () => {
  it('shows the active one without waiting for the other', async () => {
    let letAnswer: () => void = () => undefined
    wallets.foxglove.answer('eth_accounts', () => new Promise((resolve) => (letAnswer = () => resolve([first]))))
    page = loadPage(networks, storage)
    void page.adapter.reconnect({ connectorIds: [prism, foxglove] })
    await page.untilConnected(prism)
    wallets.foxglove.answer('eth_accounts', undefined)
    letAnswer()
    await page.untilConnected(prism, foxglove)
  })

  it('makes the other one the active one when the first is locked', async () => {
    wallets.prism.lock()
    page = loadPage(networks, storage)
    await expect(restoreAll(page, prism, foxglove)).resolves.toEqual([sessionOf(foxglove, first)])
  })
})

describe('two tabs', () => {
  const openTab = () => {
    const lintel = createLintel({ metadata: { name: 'Harbor' }, networks, adapters: [eip155()], storage })
    lintel.start()
    return lintel
  }
  const read = ({ store }: ReturnType<typeof openTab>) =>
    store.getState().namespaces.eip155?.connections.map(({ connectorId }) => connectorId)

  beforeEach(async () => {
    await page.adapter.disconnect()
    page.close()
  })

  it('follow each other: a second wallet, a switch, one and all disconnected', async () => {
    const here = openTab()
    const there = openTab()
    const follow = async (...expected: string[]) => {
      getInternals(there).followStorage()
      await vi.waitFor(() => expect([read(here), read(there)]).toEqual([expected, expected]))
    }
    await here.actions.connect({ connectorId: foxglove })
    await follow(foxglove)
    await here.actions.connect({ connectorId: prism })
    await follow(prism, foxglove)
    await here.actions.switchConnection({ connectorId: foxglove })
    await follow(foxglove, prism)
    await there.actions.signMessage({ message: 'Hello' })
    expect(readMethods(wallets.foxglove)).toContain('personal_sign')
    await here.actions.disconnect({ connectorId: foxglove })
    await follow(prism)
    await here.actions.disconnect()
    await follow()
    here.destroy()
    there.destroy()
  })

  it('store nothing for what they follow', async () => {
    const here = openTab()
    const there = openTab()
    await here.actions.connect({ connectorId: foxglove })
    await here.actions.connect({ connectorId: prism })
    getInternals(there).followStorage()
    await vi.waitFor(() => expect(read(there)).toEqual([prism, foxglove]))
    await here.actions.switchConnection({ connectorId: foxglove })
    const write = vi.spyOn(storage, 'setItem')
    getInternals(there).followStorage()
    await settle()
    expect(read(there)).toEqual([foxglove, prism])
    expect(write.mock.calls.map(([key]) => key).filter((key) => !key.startsWith('lintel.wagmi'))).toEqual([])
    here.destroy()
    there.destroy()
  })
})
