import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CaipNetworkId } from '../../../../src/core/model/caip.js'
import { wait } from '../../../../src/rules/async/wait.js'
import { bip122Conformances } from './bip122-browser.js'
import type { ConformanceBrowser, ConformancePage, ConformanceWallet } from './browser.js'
import { driverConformance } from './driver-browser.js'
import { eip155Conformance } from './eip155-browser.js'
import { mockConformance } from './mock-browser.js'
import { polkadotConformance } from './polkadot-browser.js'
import { solanaConformance } from './solana-browser.js'

let browser: ConformanceBrowser
let page: ConformancePage
let foxglove: ConformanceWallet
let prism: ConformanceWallet

const listIds = () => page.sessions().map(({ connectorId }) => connectorId)
const readAddress = () => page.sessions()[0]?.accounts[0].address
const connect = (wallet: ConformanceWallet, signal?: AbortSignal) =>
  page.adapter.connect({ connectorId: wallet.connectorId, ...(signal && { signal }) })
const untilConnected = (...wallets: ConformanceWallet[]) =>
  vi.waitFor(() => expect(listIds()).toEqual(wallets.map(({ connectorId }) => connectorId)))

describe.each([
  eip155Conformance,
  mockConformance,
  driverConformance,
  solanaConformance,
  ...bip122Conformances,
  polkadotConformance,
])('the adapter $name', ({ open, settleMs = 20 }) => {
  const settle = () => wait(settleMs)

  beforeEach(() => {
    browser = open()
    page = browser.load()
    foxglove = browser.foxglove
    prism = browser.prism
  })

  afterEach(() => {
    vi.useRealTimers()
    page.close()
  })

  /** Loads the page again after a visit with these wallets, the active one first. */
  const reload = (...wallets: ConformanceWallet[]) => {
    const connectorIds = wallets.map(({ connectorId }) => connectorId)
    page = browser.load(...connectorIds)
    return page.adapter.reconnect({ connectorIds }).catch(() => undefined)
  }

  describe('connecting', () => {
    it('lists the wallets before a connection, and asks none', () => {
      const ids = page.connectors().map(({ id }) => id)
      expect(ids).toEqual(expect.arrayContaining([foxglove.connectorId, prism.connectorId]))
      expect([foxglove.countPrompts(), prism.countPrompts(), page.sessions()]).toEqual([0, 0, []])
    })

    it('reports the session before it resolves', async () => {
      await connect(foxglove)
      expect(listIds()).toEqual([foxglove.connectorId])
      expect(readAddress()).toBe(foxglove.accounts[0])
      // Where the app chooses the network, it is named only when addresses are written for it.
      const isOfApp = page.adapter.can.switchNetwork === 'app'
      expect([browser.networks[0], isOfApp ? undefined : null]).toContain(page.sessions()[0]?.network)
    })

    it.each([
      ['rejected', 'request-rejected'],
      ['pending', 'request-pending'],
      ['locked', 'wallet-locked'],
    ] as const)('fails while the request is %s, and works afterwards', async (how, code) => {
      const relent = foxglove.refuse(how)
      const error = await connect(foxglove).catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ code })
      expect(page.adapter.isRejection(error)).toBe(how === 'rejected')
      expect(page.sessions()).toEqual([])
      relent()
      await connect(foxglove)
      expect(readAddress()).toBe(foxglove.accounts[0])
    })

    it('waits for a wallet that does not answer, and takes its late answer', async () => {
      const release = foxglove.hold()
      let isSettled = false
      const attempt = connect(foxglove).finally(() => {
        isSettled = true
      })
      await settle()
      expect(isSettled).toBe(false)
      release()
      await attempt
      expect(readAddress()).toBe(foxglove.accounts[0])
    })

    it('fails for an unknown wallet', async () => {
      await expect(page.adapter.connect({ connectorId: 'example.gone' })).rejects.toMatchObject({
        code: 'connector-not-found',
      })
    })

    it('asks no wallet when its signal was aborted before', async () => {
      await expect(connect(foxglove, AbortSignal.abort())).rejects.toMatchObject({ code: 'request-cancelled' })
      expect(foxglove.countPrompts()).toBe(0)
    })

    it('ends at once when its signal aborts, and keeps no approval that comes later', async () => {
      const release = foxglove.hold()
      const controller = new AbortController()
      const attempt = connect(foxglove, controller.signal)
      controller.abort()
      await expect(attempt).rejects.toMatchObject({ code: 'request-cancelled' })
      release()
      await settle()
      expect(page.sessions()).toEqual([])
    })

    it('keeps the approval of an aborted attempt for a newer one', async () => {
      const release = foxglove.hold()
      const controller = new AbortController()
      const first = connect(foxglove, controller.signal)
      controller.abort()
      await expect(first).rejects.toMatchObject({ code: 'request-cancelled' })
      const second = connect(foxglove)
      release()
      await second
      await settle()
      expect(listIds()).toEqual([foxglove.connectorId])
    })

    it('makes a connected wallet the active one without a request', async () => {
      await connect(foxglove)
      await connect(prism)
      const before = foxglove.countPrompts()
      await connect(foxglove)
      expect(listIds()).toEqual([foxglove.connectorId, prism.connectorId])
      expect(foxglove.countPrompts()).toBe(before)
    })
  })

  describe('a connected wallet', () => {
    beforeEach(() => connect(foxglove))

    it('changes its account', async () => {
      foxglove.changeAccount()
      await vi.waitFor(() => expect(readAddress()).toBe(foxglove.accounts[1]))
    })

    it('is disconnected from the page', async () => {
      await page.adapter.disconnect({ connectorId: foxglove.connectorId })
      expect(page.sessions()).toEqual([])
      await expect(page.adapter.signMessage({ message: 'hi' })).rejects.toMatchObject({ code: 'not-connected' })
    })

    it('is disconnected from its own side', async () => {
      foxglove.leave()
      await untilConnected()
      await expect(page.adapter.signMessage({ message: 'hi' })).rejects.toMatchObject({ code: 'not-connected' })
    })

    it('reports nothing after the adapter has stopped', async () => {
      const { events } = page
      page.close()
      const before = events.length
      foxglove.changeAccount()
      await settle()
      expect(events).toHaveLength(before)
    })
  })

  describe('two connected wallets', () => {
    beforeEach(async () => {
      await connect(foxglove)
      await connect(prism)
    })

    it('are both listed, the newer one active', () => {
      expect(listIds()).toEqual([prism.connectorId, foxglove.connectorId])
    })

    it('are switched, and the active one signs', async () => {
      await page.adapter.switchConnection({ connectorId: foxglove.connectorId })
      await untilConnected(foxglove, prism)
      await expect(page.adapter.signMessage({ message: 'hi' })).resolves.toMatchObject({
        address: foxglove.accounts[0],
      })
    })

    it('are not switched to one that is not connected', async () => {
      const switched = page.adapter.switchConnection({ connectorId: 'example.gone' })
      await expect(switched).rejects.toMatchObject({ code: 'not-connected' })
    })

    it('are disconnected one by one, and the other becomes active', async () => {
      await page.adapter.disconnect({ connectorId: prism.connectorId })
      await untilConnected(foxglove)
    })

    it('are disconnected together, and none becomes active in between', async () => {
      const before = page.events.length
      await page.adapter.disconnect()
      const active = page.events
        .slice(before)
        .map((event) => event.type === 'connections' && event.sessions[0]?.connectorId)
      expect(new Set([...active, undefined])).toEqual(new Set([...active.slice(0, -1), undefined]))
      expect(active).not.toContain(foxglove.connectorId)
      expect(page.sessions()).toEqual([])
    })
  })

  describe('a page load', () => {
    it('restores what was connected without asking the visitor, and says so meanwhile', async () => {
      await connect(foxglove)
      const before = foxglove.countPrompts()
      const done = reload(foxglove)
      expect(page.isRestoring()).toBe(true)
      await done
      expect(page.isRestoring()).toBe(false)
      expect(readAddress()).toBe(foxglove.accounts[0])
      // The mock counts anew on each page.
      expect(foxglove.countPrompts()).toBeLessThanOrEqual(before)
      expect(prism.countPrompts()).toBe(0)
    })

    it('restores two wallets in their order', async () => {
      await connect(foxglove)
      await connect(prism)
      await reload(prism, foxglove)
      expect(listIds()).toEqual([prism.connectorId, foxglove.connectorId])
    })

    it('restores nothing while the wallet is locked', async () => {
      await connect(foxglove)
      foxglove.refuse('locked')
      await reload(foxglove)
      expect([page.sessions(), page.isRestoring()]).toEqual([[], false])
    })

    it('takes the late answer of a wallet', async () => {
      await connect(foxglove)
      const release = foxglove.hold()
      const done = reload(foxglove)
      await settle()
      expect([page.sessions(), page.isRestoring()]).toEqual([[], true])
      release()
      await done
      await untilConnected(foxglove)
    })

    it('restores the other wallet when one is gone', async () => {
      await connect(prism)
      await connect(foxglove)
      browser.uninstallFoxglove()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const done = reload(foxglove, prism)
      await vi.advanceTimersByTimeAsync(4_000)
      await done
      expect([listIds(), page.isRestoring()]).toEqual([[prism.connectorId], false])
    })

    it('restores nothing that the visitor disconnects meanwhile', async () => {
      await connect(foxglove)
      const release = foxglove.hold()
      const done = reload(foxglove)
      await settle()
      await page.adapter.disconnect()
      release()
      await done
      await settle()
      expect(page.sessions()).toEqual([])
    })
  })

  describe('a request', () => {
    beforeEach(() => connect(foxglove))

    it('switches the network where that is possible', async () => {
      const [, network] = browser.networks
      const { switchNetwork } = page.adapter.can
      const before = foxglove.countPrompts()
      const switched = page.adapter.switchNetwork({ network })
      if (switchNetwork === 'none') {
        await expect(switched).rejects.toMatchObject({ code: 'switch-not-supported' })
        return
      }
      await switched
      if (switchNetwork === 'wallet') expect(page.sessions()[0]?.network).toBe(network)
      else expect(foxglove.countPrompts()).toBe(before)
      await expect(page.adapter.signMessage({ message: 'hi', network })).resolves.toBeDefined()
    })

    it('does not switch to a network that the app does not list', async () => {
      const network: CaipNetworkId = `${page.adapter.namespace}:5`
      await expect(page.adapter.switchNetwork({ network })).rejects.toMatchObject({ code: 'network-not-configured' })
    })

    it('signs a message that it verifies', async () => {
      const message = 'Hello\nWörld'
      const signed = await page.adapter.signMessage({ message })
      expect(signed.address).toBe(foxglove.accounts[0])
      await expect(page.adapter.verifyMessage({ message, signed })).resolves.toBe(true)
      const scheme = signed.scheme === 'ed25519' ? 'sr25519' : 'ed25519'
      await expect(page.adapter.verifyMessage({ message, signed: { ...signed, scheme } })).resolves.toBe(false)
    })

    it('reports a signature that is refused', async () => {
      foxglove.refuse('rejected')
      await expect(page.adapter.signMessage({ message: 'hi' })).rejects.toMatchObject({ code: 'request-rejected' })
    })

    it('is not sent when it is pinned to another account or network', async () => {
      const before = foxglove.countPrompts()
      const network: CaipNetworkId = `${page.adapter.namespace}:5`
      const [from] = prism.accounts
      await expect(page.adapter.signMessage({ message: 'hi', from })).rejects.toMatchObject({
        code: 'account-mismatch',
        wanted: from,
        actual: foxglove.accounts[0],
      })
      await expect(page.adapter.signMessage({ message: 'hi', network })).rejects.toMatchObject({
        code: page.adapter.can.switchNetwork === 'app' ? 'network-not-configured' : 'network-mismatch',
      })
      expect(foxglove.countPrompts()).toBe(before)
    })

    it('sends a transaction where the adapter sends', async () => {
      const sent = page.adapter.sendTransaction({ kind: 'transfer', to: foxglove.accounts[1], amount: 1n })
      if (!page.adapter.can.send) {
        await expect(sent).rejects.toMatchObject({ code: 'invalid-transaction' })
        return
      }
      expect(page.adapter.isTransactionId(await sent)).toBe(true)
    })

    it('knows its own addresses', () => {
      expect(foxglove.accounts.map((address) => page.adapter.isAddress(address))).toEqual([true, true])
      expect(page.adapter.isAddress('')).toBe(false)
    })
  })
})
