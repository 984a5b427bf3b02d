import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WalletDriver } from '../../../../src/chains/drivers/wallet-driver.js'
import type { SessionAccount } from '../../../../src/core/model/account.js'
import { wait } from '../../../../src/rules/async/wait.js'
import { type ConformancePage, openPage } from '../conformance/browser.js'
import { createScriptedAdapter } from '../conformance/driver-browser.js'
import { createScriptedWallet, type ScriptedWallet } from '../conformance/scripted-wallet.js'

let foxglove: ScriptedWallet
let prism: ScriptedWallet
let page: ConformancePage
let discovered: (drivers: readonly WalletDriver[]) => void

const listIds = () => page.sessions().map(({ connectorId }) => connectorId)
const connect = ({ connectorId }: ScriptedWallet) => page.adapter.connect({ connectorId })
const reconnect = (...wallets: ScriptedWallet[]) =>
  page.adapter.reconnect({ connectorIds: wallets.map(({ connectorId }) => connectorId) })

function load(drivers: readonly WalletDriver[], switchNetwork: 'app' | 'none' = 'app') {
  const adapter = createScriptedAdapter((listener) => {
    discovered = listener
    listener(drivers)
    return () => undefined
  }, switchNetwork)
  page = openPage(adapter)
}

/** Replaces what a wallet shares. */
function share(wallet: ScriptedWallet, ...accounts: SessionAccount[]) {
  wallet.driver.connect = async () => ({ accounts })
}

beforeEach(() => {
  foxglove = createScriptedWallet('Foxglove', { namespace: 'polkadot', accounts: ['5Fox', '5Glove'] })
  prism = createScriptedWallet('Prism', { namespace: 'polkadot', accounts: ['5Prism', '5Light'] })
  load([foxglove.driver, prism.driver])
})

afterEach(() => {
  vi.useRealTimers()
  page.close()
})

describe('what a wallet shares', () => {
  it('is taken only as far as it belongs to the namespace', async () => {
    share(foxglove, { address: '0xnone', type: 'eoa' }, { address: '5Fox', type: 'eoa' })
    await connect(foxglove)
    expect(page.sessions()[0]?.accounts).toEqual([{ address: '5Fox', type: 'eoa' }])
  })

  it.each([
    ['nothing', []],
    ['only accounts of another namespace', [{ address: '0xnone', type: 'eoa' } as const]],
  ])('is %s: not connected, and the wallet is disconnected', async (_name, accounts) => {
    share(foxglove, ...accounts)
    await expect(connect(foxglove)).rejects.toMatchObject({ code: 'account-not-shared' })
    expect([page.sessions(), foxglove.calls]).toEqual([[], ['disconnect']])
  })

  it('is reported once', async () => {
    await connect(foxglove)
    foxglove.changeAccount()
    const before = page.events.length
    foxglove.changeAccount()
    expect(page.events).toHaveLength(before)
  })
})

describe('errors of a wallet', () => {
  it.each([
    ['a plain code that is no rejection', { code: -32000, message: 'Missing or invalid parameters.' }, 'wallet-failed'],
    ['a text', 'oops', 'wallet-failed'],
    ['null', null, 'wallet-failed'],
    ['a wallet without a network', { code: 4900 }, 'rpc-unavailable'],
    ['a blocked window', { code: -32010 }, 'wallet-window-blocked'],
    ['a code in its cause', new Error('failed', { cause: { code: 4001 } }), 'request-rejected'],
  ])('maps %s', async (_name, thrown, code) => {
    foxglove.thrown.rejected = thrown
    foxglove.refuse('rejected')
    await expect(connect(foxglove)).rejects.toMatchObject({ code })
  })

  it('reads a rejection by the rule of the wallet that threw it', async () => {
    foxglove.driver.isRejection = (error) => (error as { code?: number }).code === -32000
    for (const wallet of [foxglove, prism]) wallet.thrown.rejected = { code: -32000 }
    for (const wallet of [foxglove, prism]) wallet.refuse('rejected')
    await expect(connect(foxglove)).rejects.toMatchObject({ code: 'request-rejected' })
    await expect(connect(prism)).rejects.toMatchObject({ code: 'wallet-failed' })
  })

  it('maps what is thrown before a promise', async () => {
    foxglove.driver.connect = () => {
      throw { code: 4001 }
    }
    await expect(connect(foxglove)).rejects.toMatchObject({ code: 'request-rejected' })
  })

  it('reports an account that may not sign', async () => {
    await connect(foxglove)
    foxglove.refuse('locked')
    await expect(page.adapter.signMessage({ message: 'hi' })).rejects.toMatchObject({ code: 'account-not-shared' })
  })
})

describe('disconnecting', () => {
  beforeEach(() => connect(foxglove))

  it('tells the wallet once', async () => {
    await page.adapter.disconnect()
    expect(foxglove.calls).toEqual(['connect', 'disconnect'])
  })

  it('tells the others nothing', async () => {
    await connect(prism)
    await page.adapter.disconnect({ connectorId: prism.connectorId })
    expect(foxglove.calls).toEqual(['connect'])
  })

  it('removes a wallet that fails to disconnect, and reports it', async () => {
    foxglove.disconnect = async () => {
      throw new Error('gone')
    }
    await expect(page.adapter.disconnect()).rejects.toMatchObject({ code: 'wallet-failed' })
    expect(page.sessions()).toEqual([])
  })

  it('removes a wallet that never answers at once, and reports it after 1 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    foxglove.disconnect = () => new Promise(() => undefined)
    const done = expect(page.adapter.disconnect()).rejects.toMatchObject({ code: 'wallet-unresponsive' })
    expect(page.sessions()).toEqual([])
    await vi.advanceTimersByTimeAsync(1_000)
    await done
  })

  it('ends an attempt that the wallet has not answered', async () => {
    const release = prism.hold()
    const attempt = connect(prism)
    await page.adapter.disconnect()
    release()
    await expect(attempt).rejects.toMatchObject({ code: 'request-cancelled' })
    expect([page.sessions(), prism.calls]).toEqual([[], ['connect', 'disconnect']])
  })
})

describe('an approval after its attempt was aborted', () => {
  async function abort(wallet: ScriptedWallet) {
    const controller = new AbortController()
    const attempt = page.adapter.connect({ connectorId: wallet.connectorId, signal: controller.signal })
    controller.abort()
    await expect(attempt).rejects.toMatchObject({ code: 'request-cancelled' })
  }

  it('is disconnected, and the active wallet stays', async () => {
    await connect(foxglove)
    const release = prism.hold()
    await abort(prism)
    release()
    await vi.waitFor(() => expect(prism.calls).toEqual(['connect', 'disconnect']))
    expect(listIds()).toEqual([foxglove.connectorId])
  })

  it('connects when the wallet refused the newer attempt because of it', async () => {
    let approve = () => {}
    const { connect: answer } = foxglove.driver
    foxglove.driver.connect = async (parameters) => {
      await new Promise<void>((resolve) => (approve = resolve))
      return answer(parameters)
    }
    await abort(foxglove)
    foxglove.driver.connect = async () => {
      throw { code: -32002 }
    }
    await expect(connect(foxglove)).rejects.toMatchObject({ code: 'request-pending' })
    approve()
    await vi.waitFor(() => expect(listIds()).toEqual([foxglove.connectorId]))
  })
})

describe('discovery', () => {
  it('removes a connected wallet that has gone', async () => {
    await connect(foxglove)
    discovered([prism.driver])
    expect([listIds(), page.connectors().map(({ id }) => id)]).toEqual([[], [prism.connectorId]])
  })

  it('restores a stored wallet that appears within 3 s', async () => {
    await connect(foxglove)
    page.close()
    load([])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const done = reconnect(foxglove)
    await vi.advanceTimersByTimeAsync(2_900)
    discovered([foxglove.driver])
    await done
    expect(listIds()).toEqual([foxglove.connectorId])
    expect(foxglove.calls).toEqual(['connect', 'connect silently'])
  })

  it('shows the wallets that are there without waiting for one that is not, which then becomes active', async () => {
    await connect(prism)
    await connect(foxglove)
    page.close()
    load([prism.driver])
    const done = reconnect(foxglove, prism)
    await vi.waitFor(() => expect(listIds()).toEqual([prism.connectorId]))
    expect(page.isRestoring()).toBe(true)
    discovered([foxglove.driver, prism.driver])
    await done
    expect(listIds()).toEqual([foxglove.connectorId, prism.connectorId])
  })
})

describe('a restore', () => {
  beforeEach(async () => {
    await connect(prism)
    await connect(foxglove)
    page.close()
    load([foxglove.driver, prism.driver])
  })

  it('never makes another wallet the active one while the first has not answered', async () => {
    const release = foxglove.hold()
    const done = reconnect(foxglove, prism)
    await wait(20)
    expect(page.sessions()).toEqual([])
    release()
    await done
    expect(listIds()).toEqual([foxglove.connectorId, prism.connectorId])
  })

  it('gives up waiting after 5 s, and takes a later answer without making it the active one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const release = foxglove.hold()
    const done = reconnect(foxglove, prism)
    await vi.advanceTimersByTimeAsync(4_900)
    expect(page.isRestoring()).toBe(true)
    await vi.advanceTimersByTimeAsync(100)
    await done
    expect([listIds(), page.isRestoring()]).toEqual([[prism.connectorId], false])
    release()
    await vi.waitFor(() => expect(listIds()).toEqual([prism.connectorId, foxglove.connectorId]))
  })

  it('keeps a wallet that the visitor connects meanwhile as the active one', async () => {
    const release = foxglove.hold()
    const done = reconnect(foxglove)
    await connect(prism)
    release()
    await done
    expect(listIds()).toEqual([prism.connectorId, foxglove.connectorId])
  })

  it('disconnects a wallet that answers after the visitor has disconnected it', async () => {
    const release = foxglove.hold()
    const done = reconnect(foxglove)
    await page.adapter.disconnect({ connectorId: foxglove.connectorId })
    release()
    await done
    expect(page.sessions()).toEqual([])
    expect(foxglove.calls.at(-1)).toBe('disconnect')
  })

  describe('of a wallet that knows what it has shared last', () => {
    const stored = [{ address: '5Fox', type: 'eoa' }] as const

    beforeEach(() => {
      foxglove.driver.readStored = () => ({ accounts: stored })
    })

    it('shows that meanwhile', async () => {
      const release = foxglove.hold()
      const done = reconnect(foxglove, prism)
      expect([listIds(), page.sessions()[0]?.accounts, page.isRestoring()]).toEqual([
        [foxglove.connectorId],
        stored,
        true,
      ])
      await expect(page.adapter.signMessage({ message: 'hi' })).rejects.toMatchObject({ code: 'not-connected' })
      release()
      await done
      expect([listIds(), page.isRestoring()]).toEqual([[foxglove.connectorId, prism.connectorId], false])
    })

    it('waits 20 s for it in place of 5: at the end, the account on screen goes', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const release = foxglove.hold()
      const done = reconnect(foxglove, prism)
      await vi.advanceTimersByTimeAsync(19_900)
      expect([listIds(), page.isRestoring()]).toEqual([[foxglove.connectorId], true])
      await vi.advanceTimersByTimeAsync(100)
      await done
      expect([listIds(), page.isRestoring()]).toEqual([[prism.connectorId], false])
      release()
    })

    it('no longer shows it when the wallet shares nothing', async () => {
      share(foxglove)
      await reconnect(foxglove)
      expect(page.sessions()).toEqual([])
    })

    it('no longer shows it when the visitor disconnects meanwhile', async () => {
      const release = foxglove.hold()
      const done = reconnect(foxglove)
      await page.adapter.disconnect({ connectorId: foxglove.connectorId })
      expect(page.sessions()).toEqual([])
      release()
      await done
      expect(page.sessions()).toEqual([])
    })

    it('shows nothing of it when another wallet is the active one', async () => {
      const release = prism.hold()
      const done = reconnect(prism, foxglove)
      expect(page.sessions()).toEqual([])
      release()
      await done
      expect(listIds()).toEqual([prism.connectorId, foxglove.connectorId])
    })
  })

  it('leaves the wallet alone when the page stops meanwhile', async () => {
    const release = foxglove.hold()
    const done = reconnect(foxglove)
    page.close()
    release()
    await done
    expect(page.sessions()).toEqual([])
    expect(foxglove.calls).not.toContain('disconnect')
  })

  it('does not ask a wallet that the visitor is connecting', async () => {
    const before = foxglove.calls.length
    const release = foxglove.hold()
    const attempt = connect(foxglove)
    await reconnect(foxglove)
    release()
    await attempt
    expect(foxglove.calls.slice(before)).toEqual(['connect'])
  })

  it('takes over the order that another tab has stored', async () => {
    await reconnect(foxglove, prism)
    await reconnect(prism, foxglove)
    expect(listIds()).toEqual([prism.connectorId, foxglove.connectorId])
  })
})

describe('the network of a request', () => {
  const sign = (network?: 'polkadot:main' | 'polkadot:test') =>
    page.adapter.signMessage({ message: 'hi', network }).then(({ signature }) => signature)

  it('is the first one, then the chosen one, and a request may name another', async () => {
    await connect(foxglove)
    await expect(sign()).resolves.toMatch(/on polkadot:main$/)
    await page.adapter.switchNetwork({ network: 'polkadot:test' })
    await expect(sign()).resolves.toMatch(/on polkadot:test$/)
    await expect(sign('polkadot:main')).resolves.toMatch(/on polkadot:main$/)
  })

  it('is one of those that the account is bound to', async () => {
    share(foxglove, { address: '5Fox', type: 'eoa', networks: ['polkadot:test'] })
    await connect(foxglove)
    await expect(sign('polkadot:test')).resolves.toMatch(/on polkadot:test$/)
    await expect(sign()).rejects.toMatchObject({ code: 'network-mismatch', actual: 'polkadot:test' })
  })

  it('is that of the wallet where the app does not choose it', async () => {
    load([foxglove.driver], 'none')
    const accounts: SessionAccount[] = [{ address: '5Fox', type: 'eoa' }]
    foxglove.driver.connect = async () => ({ accounts, network: 'polkadot:test' })
    await connect(foxglove)
    await expect(sign()).resolves.toMatch(/on polkadot:test$/)
    await expect(sign('polkadot:main')).rejects.toMatchObject({ code: 'network-mismatch' })
    const switched = page.adapter.switchNetwork({ network: 'polkadot:main' })
    await expect(switched).rejects.toMatchObject({ code: 'switch-not-supported' })
  })

  it('is not chosen without a wallet', async () => {
    const switched = page.adapter.switchNetwork({ network: 'polkadot:test' })
    await expect(switched).rejects.toMatchObject({ code: 'not-connected' })
  })
})
