import { type Hex, hexToNumber, verifyMessage } from 'viem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CreateConnectorFn, createConfig, http, injected } from 'wagmi'
import { walletConnectId as connectorId } from '../../../../src/core/model/wallet-connect.js'
import {
  createPort,
  networks,
  openRelay,
  pairUp,
  type Relay,
  type TestPort,
} from '../walletconnect/fixtures/start-ports.js'
import { accounts, startWallet, type TestWallet } from '../walletconnect/fixtures/start-wallet.js'
import { connectTo, createMemoryStorage, loadPage, openWindow, type Page, restoreAll } from './create-page.js'

const [first, second] = accounts.map(({ address }) => address) as [Hex, Hex]
const wallet = { name: 'Foxglove', imageUrl: 'https://foxglove.example/icon.png' }
/** The default session of the wallet. */
const shared = {
  connectorId,
  accounts: [
    { address: first, type: 'eoa' },
    { address: second, type: 'eoa' },
  ],
  network: 'eip155:31337',
  wallet,
  approvedNetworks: ['eip155:31337', 'eip155:31338'],
  canApproveMore: true,
}

let relay: Relay
let kit: TestWallet
let port: TestPort
let page: Page
let storage: ReturnType<typeof createMemoryStorage>

const open = () => {
  port = createPort({ relayUrl: relay.url, storage })
  page = loadPage(networks, storage, { walletConnect: port })
}
const close = () => {
  page.close()
  port.stop()
}
const reload = () => {
  close()
  open()
}

async function connect() {
  await pairUp(port, kit)
  return connectTo(page, connectorId)
}

beforeEach(async () => {
  openWindow()
  storage = createMemoryStorage()
  relay = await openRelay()
  kit = await startWallet(relay.url)
  open()
})

afterEach(async () => {
  close()
  await kit.close()
  await relay.close()
})

describe('the paired wallet as a connector', () => {
  it('is listed only when the app has set up WalletConnect', () => {
    expect(page.connectors()).toEqual([
      { id: connectorId, name: 'WalletConnect', type: 'WALLET_CONNECT', chain: 'eip155' },
    ])
    const without = loadPage(networks)
    expect(without.connectors()).toEqual([])
    without.close()
  })

  it('never pairs by itself: without a session it fails', async () => {
    await expect(page.adapter.connect({ connectorId })).rejects.toMatchObject({
      code: 'not-connected',
      details: 'WalletConnect has no session: pair a wallet first.',
    })
  })

  describe('lists its assets', () => {
    const assets = { '0x7a69': [{ type: 'native', balance: '0x5', metadata: { symbol: 'ETH', decimals: 18 } }] }
    const capabilities = { '0x7a69': { assetDiscovery: { supported: true } } }
    const read = () => page.adapter.getAssets({ address: first, networks: ['eip155:31337', 'eip155:31338'] })

    /** The wallet approves these methods besides, and puts this text into the session. */
    async function connectWith(methods: readonly string[], text?: string) {
      await connect()
      const session = port.getSession()
      if (!session) throw new Error('There is no session.')
      vi.spyOn(port, 'getSession').mockReturnValue({
        ...session,
        methods: [...session.methods, ...methods],
        ...(text !== undefined && { sessionProperties: { capabilities: text } }),
      })
      return vi
        .spyOn(port, 'request')
        .mockImplementation(async ({ method }) => (method === 'wallet_getAssets' ? assets : capabilities))
    }

    it.each([
      ['by chain', capabilities],
      ['by account and chain', { [first.toLowerCase()]: capabilities }],
    ])('with the capabilities in its session: %s', async (_name, text) => {
      const request = await connectWith(['wallet_getAssets'], JSON.stringify(text))
      await expect(read()).resolves.toMatchObject([{ network: 'eip155:31337', amount: 5n }])
      expect(request.mock.calls.map(([{ method }]) => method)).toEqual(['wallet_getAssets'])
    })

    it('with the capabilities that it is asked for', async () => {
      await connectWith(['wallet_getAssets'])
      await expect(read()).resolves.toMatchObject([{ network: 'eip155:31337', amount: 5n }])
    })

    it('only with methods that it has approved: it would open for nothing', async () => {
      const request = await connectWith([])
      await expect(read()).resolves.toBeNull()
      const withText = await connectWith([], JSON.stringify(capabilities))
      await expect(read()).resolves.toBeNull()
      expect([...request.mock.calls, ...withText.mock.calls]).toEqual([])
    })

    it.each(['{', '5', '[]', '{"0x7a69":true}'])('fails with a code for the text %j', async (text) => {
      await connectWith(['wallet_getAssets'], text)
      await expect(read()).rejects.toMatchObject({ code: 'capabilities-invalid' })
    })
  })

  it('returns the accounts and the name of the wallet', async () => {
    await expect(connect()).resolves.toEqual(shared)
  })

  it('starts on a network of the app that the wallet has approved', async () => {
    kit.chains = ['eip155:31338']
    await expect(connect()).resolves.toMatchObject({ network: 'eip155:31338' })
  })

  it('returns a signature of the account', async () => {
    await connect()
    const { signature } = await page.adapter.signMessage({ message: 'Hello' })
    await expect(verifyMessage({ address: first, message: 'Hello', signature: signature as Hex })).resolves.toBe(true)
  })

  it.each([
    ['a refusal', { code: 5000, message: 'User rejected.' }, 'request-rejected'],
    ['a rejection of EIP-1193', { code: 4001, message: 'no' }, 'request-rejected'],
    ['an unauthorized account', { code: 4100, message: 'no' }, 'account-not-shared'],
    ['anything else', { code: -32000, message: 'oops' }, 'wallet-failed'],
  ])('maps %s to its error', async (_name, error, code) => {
    await connect()
    kit.answerRequest = error
    await expect(page.adapter.signMessage({ message: 'Hello' })).rejects.toMatchObject({ code })
  })

  it('switches to an approved network without a request, and uses it from then on', async () => {
    await connect()
    await page.adapter.switchNetwork({ network: 'eip155:31338' })
    expect(page.sessions()).toEqual([{ ...shared, network: 'eip155:31338' }])
    expect(kit.requests).toEqual([])
    await page.adapter.signMessage({ message: 'Hello' })
    expect(kit.requests.map(({ params }) => params.chainId)).toEqual(['eip155:31338'])
  })

  it('requests a network that the wallet has not approved, and switches once it has', async () => {
    kit.chains = ['eip155:31337']
    await connect()
    kit.answerRequest = 'grant'
    await page.adapter.switchNetwork({ network: 'eip155:31338' })
    expect(kit.requests.map(({ params }) => params.request.method)).toEqual(['wallet_switchEthereumChain'])
    expect(page.sessions()).toMatchObject([{ network: 'eip155:31338' }])
  })

  it('adds a network that the wallet does not know', async () => {
    kit.chains = ['eip155:31337']
    await connect()
    kit.answerRequest = (method) =>
      method === 'wallet_addEthereumChain' ? 'grant' : { code: 4902, message: 'unknown' }
    await page.adapter.switchNetwork({ network: 'eip155:31338' })
    expect(kit.requests.map(({ params }) => params.request.method)).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
    ])
    expect(page.sessions()).toMatchObject([{ network: 'eip155:31338' }])
  })

  it('stays on its network when the wallet rejects a switch', async () => {
    kit.chains = ['eip155:31337']
    await connect()
    kit.answerRequest = { code: 5000, message: 'User rejected.' }
    await expect(page.adapter.switchNetwork({ network: 'eip155:31338' })).rejects.toMatchObject({
      code: 'request-rejected',
    })
    expect(page.sessions()).toMatchObject([{ network: 'eip155:31337' }])
  })

  it('fails when the wallet accepts a switch and its session does not change', async () => {
    kit.chains = ['eip155:31337']
    await connect()
    await expect(page.adapter.switchNetwork({ network: 'eip155:31338' })).rejects.toMatchObject({
      code: 'switch-not-supported',
    })
  })

  it('follows another network and another account of the wallet', async () => {
    const { topic } = await pairUp(port, kit)
    await page.adapter.connect({ connectorId })
    await kit.kit.emitSessionEvent({ topic, chainId: 'eip155:31338', event: { name: 'chainChanged', data: 31338 } })
    await vi.waitFor(() => expect(page.sessions()).toMatchObject([{ network: 'eip155:31338' }]))
    const data = [`eip155:31338:${second.toLowerCase()}`]
    await kit.kit.emitSessionEvent({ topic, chainId: 'eip155:31338', event: { name: 'accountsChanged', data } })
    await vi.waitFor(() => expect(page.sessions()).toMatchObject([{ accounts: [{ address: second }] }]))
  })

  it('is disconnected when the wallet disconnects', async () => {
    const { topic } = await pairUp(port, kit)
    await page.adapter.connect({ connectorId })
    await kit.kit.disconnectSession({ topic, reason: { code: 6000, message: 'Bye' } })
    await page.untilConnected()
    await expect(page.adapter.signMessage({ message: 'Hello' })).rejects.toMatchObject({ code: 'not-connected' })
  })

  it('disconnects in the wallet when the visitor disconnects here, and restores nothing afterwards', async () => {
    const { topic } = await pairUp(port, kit)
    await page.adapter.connect({ connectorId })
    await page.adapter.disconnect()
    await vi.waitFor(() => expect(kit.deleted).toEqual([topic]))
    reload()
    await expect(restoreAll(page, connectorId)).resolves.toEqual([])
  })

  it('is restored after a reload within 1.2 s, on the same network', async () => {
    await connect()
    await page.adapter.switchNetwork({ network: 'eip155:31338' })
    reload()
    const before = performance.now()
    const [session] = await restoreAll(page, connectorId)
    const took = performance.now() - before
    console.log(`reload to address: ${took.toFixed(0)} of 1200 ms`)
    expect(session).toEqual({ ...shared, network: 'eip155:31338' })
    expect(took).toBeLessThan(1_200)
    await expect(page.adapter.signMessage({ message: 'Hello' })).resolves.toMatchObject({ address: first })
  })
})

/** A connector of the app's own with the id of Lintel's. */
function createTheirs(): CreateConnectorFn {
  const theirs = injected()
  return (config) => ({ ...theirs(config), id: connectorId, name: 'Theirs' })
}

describe('the provider', () => {
  it("answers what it knows, and asks the app's node what needs no wallet", async () => {
    const [network] = networks
    if (!network) throw new Error('There is no network.')
    const asked: string[] = []
    const config = createConfig({
      chains: [{ ...network, id: 31337 } as never, { ...networks[1], id: 31338 } as never],
      transports: {
        31337: http('http://127.0.0.1:1', {
          retryCount: 0,
          fetchFn: async (_url, init) => {
            const { id, method } = JSON.parse(String(init?.body))
            asked.push(method)
            return Response.json({ jsonrpc: '2.0', id, result: '0x2a' })
          },
        }),
        31338: http(),
      },
      connectors: [createTheirs()],
      storage: null,
    })
    const brought = loadPage(networks, storage, { config, walletConnect: port })
    expect(brought.connectors().map(({ name }) => name)).toEqual(['WalletConnect'])
    expect(config.connectors.map(({ name }) => name)).toEqual(['Theirs'])
    await pairUp(port, kit)
    await brought.adapter.connect({ connectorId })
    const provider = (await [...config.state.connections.values()][0]?.connector.getProvider()) as {
      request(request: { method: string; params?: unknown }): Promise<unknown>
    }
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([first, second])
    expect(hexToNumber((await provider.request({ method: 'eth_chainId' })) as Hex)).toBe(31337)
    expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x2a')
    expect(asked).toEqual(['eth_blockNumber'])
    expect(kit.requests).toEqual([])
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] })
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a6a')
    await expect(provider.request({ method: 'wallet_grantPermissions' })).rejects.toMatchObject({ code: 4200 })
    brought.close()
  })
})
