import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConfig, http } from 'wagmi'
import { eip155, getWagmiConfig } from '../../../../src/chains/eip155/index.js'
import { createLintel } from '../../../../src/headless/index.js'
import { wait } from '../../../../src/rules/async/wait.js'
import { announceProvider, createProvider } from '../../../fixtures/announce-wallet.js'
import { developmentKeys } from '../../../fixtures/development-keys.js'
import { createTestWallet } from '../../../fixtures/test-wallet.js'
import { createMemoryStorage, describeNetwork, openWindow } from './create-page.js'

const deadUrl = 'http://127.0.0.1:1'
const networks = [describeNetwork(31337, deadUrl)]

/** A window that counts its listeners and its events. */
function openCountedWindow() {
  openWindow()
  const listeners: string[] = []
  const said: string[] = []
  const { addEventListener, removeEventListener, dispatchEvent } = EventTarget.prototype
  Object.assign(window, {
    addEventListener(...call: Parameters<typeof addEventListener>) {
      listeners.push(call[0])
      addEventListener.apply(window, call)
    },
    removeEventListener(...call: Parameters<typeof removeEventListener>) {
      listeners.splice(listeners.indexOf(call[0]), 1)
      removeEventListener.apply(window, call)
    },
    dispatchEvent(event: Event) {
      said.push(event.type)
      return dispatchEvent.call(window, event)
    },
  })
  return { listeners, said }
}

function announceFoxglove() {
  const wallet = createTestWallet({ privateKeys: [developmentKeys[0]], chains: { 31337: '' } })
  return announceProvider(createProvider(wallet), { name: 'Foxglove' })
}

/** wagmi ignores a wallet that announces itself before wagmi has read its storage. */
const untilRead = () => wait(0)

describe('an instance', () => {
  let page: ReturnType<typeof openCountedWindow>
  let storage: ReturnType<typeof createMemoryStorage>
  const create = () => createLintel({ metadata: { name: 'Harbor' }, networks, adapters: [eip155()], storage })
  const readWallets = (lintel: ReturnType<typeof create>) =>
    lintel.store.getState().namespaces.eip155?.connectors.map(({ name }) => name)

  beforeEach(() => {
    page = openCountedWindow()
    storage = createMemoryStorage()
  })

  it('reads no storage, sends no event and adds no listener before it starts', () => {
    const read = vi.spyOn(storage, 'getItem')
    const lintel = create()
    expect(read).not.toHaveBeenCalled()
    expect(page).toEqual({ listeners: [], said: [] })
    lintel.start()
    expect(read).toHaveBeenCalled()
    expect(page.said).toContain('eip6963:requestProvider')
  })

  it('leaves only wagmi’s own listener on the page once destroyed, however often it starts', () => {
    const lintel = create()
    for (let round = 0; round < 3; round += 1) {
      lintel.start()
      lintel.destroy()
    }
    expect(page.listeners).toEqual(['eip6963:announceProvider'])
  })

  it('receives announcements when it starts again, with the same wagmi config', async () => {
    const lintel = create()
    lintel.start()
    const config = getWagmiConfig(lintel)
    lintel.destroy()
    lintel.start()
    expect(getWagmiConfig(lintel)).toBe(config)
    await untilRead()
    announceFoxglove()
    await vi.waitFor(() => expect(readWallets(lintel)).toEqual(['Foxglove']))
    lintel.destroy()
  })

  it('leaves other instances their guard against malformed announcements', async () => {
    const [one, other] = [create(), create()]
    one.start()
    other.start()
    one.destroy()
    await untilRead()
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: {} }))
    announceFoxglove()
    await vi.waitFor(() => expect(readWallets(other)).toEqual(['Foxglove']))
  })

  it("does not change the discovery of the app's own wagmi config", () => {
    const chain = { ...networks[0], id: 31337, blockExplorers: undefined, contracts: {} } as never
    const wagmiConfig = createConfig({ chains: [chain], transports: { 31337: http(deadUrl) }, storage: null })
    const lintel = createLintel({
      metadata: { name: 'Harbor' },
      networks,
      adapters: [eip155({ config: wagmiConfig })],
      storage,
    })
    const before = [...page.listeners]
    lintel.start()
    lintel.destroy()
    expect(page.listeners).toEqual(before)
    announceFoxglove()
    expect(wagmiConfig.connectors.map(({ name }) => name)).toEqual(['Foxglove'])
  })
})

describe('nodes', () => {
  const servers: { close(): void }[] = []

  afterEach(() => {
    vi.useRealTimers()
    for (const server of servers) server.close()
  })

  /** A node that answers every request, and counts them. */
  async function startNode() {
    const asked: string[] = []
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('end', () => {
        const { id, method } = JSON.parse(body)
        asked.push(method)
        response.setHeader('connection', 'close')
        response.end(JSON.stringify({ jsonrpc: '2.0', id, result: '0x1' }))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    servers.push(server)
    return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  }

  it('are ranked while the instance runs, and get no requests once it has stopped', async () => {
    openWindow()
    const nodes = await Promise.all([startNode(), startNode()])
    const pings = () => nodes.flatMap(({ asked }) => asked).filter((method) => method === 'net_listening').length
    const network = describeNetwork(31337, ...nodes.map(({ url }) => url))
    const adapter = eip155().create({ networks: [network], storage: createMemoryStorage() })
    const realWait = setTimeout
    const settle = () => new Promise((resolve) => realWait(resolve, 50))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const passRound = async () => {
      await vi.advanceTimersByTimeAsync(4_000)
      await settle()
    }

    const stop = adapter.start(() => undefined)
    await adapter.getBalance({ addresses: ['0x0000000000000000000000000000000000000001'], network: 'eip155:31337' })
    await settle()
    await passRound()
    expect(pings()).toBe(4)
    stop()
    for (let round = 0; round < 3; round += 1) await passRound()
    expect(pings()).toBe(4)
    expect(vi.getTimerCount()).toBe(0)
    adapter.start(() => undefined)()
    await settle()
    expect(pings()).toBe(6)
  })
})
