import { describe, expect, it } from 'vitest'
import { getInternals } from '../../../src/core/actions/internals.js'
import { RequestRejectedError } from '../../../src/core/errors/wallet-errors.js'
import type { NetworkInput } from '../../../src/core/model/network.js'
import { createLintel, getAccount, isSwitchingNamespace } from '../../../src/headless/index.js'
import { mockChain, sampleConnectors } from '../../../src/testing/index.js'
import { makeNetwork } from './fixtures/make-state.js'
import { settle } from './fixtures/set-up-lintel.js'
import { createMemoryStorage } from './fixtures/storages.js'

const [{ id: wallet }] = sampleConnectors

const solanaNetwork: NetworkInput = { ...makeNetwork(1), id: 'main', chainNamespace: 'solana' }

/** A tab of an app with two namespaces. `restored`: whether its wallets answer a restore. */
function openTab(storage: ReturnType<typeof createMemoryStorage>, restored = true) {
  const restore = restored ? [wallet] : []
  const lintel = createLintel({
    metadata: { name: 'Harbor' },
    networks: [makeNetwork(1), solanaNetwork],
    adapters: [mockChain({ restore }), mockChain({ namespace: 'solana', can: { switchNetwork: 'app' }, restore })],
    storage,
  })
  lintel.start()
  const readActive = () => {
    const state = lintel.store.getState()
    return [state.activeNamespace, getAccount(state)?.namespace ?? null]
  }
  return { lintel, readActive }
}

/** Both namespaces are connected, Solana last. */
async function openConnected() {
  const storage = createMemoryStorage()
  const tab = openTab(storage, false)
  for (const namespace of ['eip155', 'solana'] as const) {
    await tab.lintel.actions.connect({ connectorId: wallet, namespace })
  }
  return { ...tab, storage }
}

describe('the active namespace', () => {
  it.each(['eip155', 'solana'] as const)('is %s again on the next visit and the one after it', async (namespace) => {
    const { lintel, readActive, storage } = await openConnected()
    await lintel.actions.switchConnection({ connectorId: wallet, namespace })
    expect(readActive()).toEqual([namespace, namespace])
    for (const _visit of [1, 2]) {
      const next = openTab(storage)
      await expect.poll(() => Object.values(next.lintel.store.getState().namespaces).every(isConnected)).toBe(true)
      expect(next.readActive()).toEqual([namespace, namespace])
      next.lintel.destroy()
    }
  })

  it('follows another tab, although both have a wallet in each', async () => {
    const here = await openConnected()
    const there = openTab(here.storage)
    await expect.poll(() => Object.values(there.lintel.store.getState().namespaces).every(isConnected)).toBe(true)
    for (const namespace of ['eip155', 'solana'] as const) {
      await there.lintel.actions.switchConnection({ connectorId: wallet, namespace })
      getInternals(here.lintel).followStorage()
      await settle()
      expect(here.readActive()).toEqual([namespace, namespace])
    }
  })

  it('is that of another connected wallet after its last one is disconnected, on the next visit too', async () => {
    const { lintel, readActive, storage } = await openConnected()
    lintel.actions.open()
    await lintel.actions.disconnect({ namespace: 'solana' })
    expect(readActive()).toEqual(['eip155', 'eip155'])
    expect(lintel.store.getState().modal.open).toBe(false)
    const next = openTab(storage)
    await expect.poll(next.readActive).toEqual(['eip155', 'eip155'])
    await lintel.actions.disconnect()
    expect(readActive()).toEqual(['eip155', null])
  })
})

describe('a switch to a network of another namespace', () => {
  /** The wallet of eip155 is asked, and answers when told. */
  async function askSwitch() {
    const answers = { approve: () => {}, decline: () => {} }
    const evm = mockChain({ restore: [] })
    const lintel = createLintel({
      metadata: { name: 'Harbor' },
      networks: [makeNetwork(1), makeNetwork(10), solanaNetwork],
      adapters: [
        {
          ...evm,
          create: (context) => {
            const adapter = evm.create(context)
            return {
              ...adapter,
              switchNetwork: (parameters) =>
                new Promise<void>((resolve, reject) => {
                  answers.approve = () => resolve(adapter.switchNetwork(parameters))
                  answers.decline = () => reject(new RequestRejectedError())
                }),
            }
          },
        },
        mockChain({ namespace: 'solana', can: { switchNetwork: 'app' }, restore: [] }),
      ],
      storage: createMemoryStorage(),
    })
    lintel.start()
    for (const namespace of ['eip155', 'solana'] as const)
      await lintel.actions.connect({ connectorId: wallet, namespace })
    const switched = lintel.actions.switchNetwork({ network: 'eip155:10' }).catch(({ code }) => code)
    const read = () => {
      const state = lintel.store.getState()
      return [state.activeNamespace, isSwitchingNamespace(state)]
    }
    return { answers, read, switched }
  }

  it('makes it the active namespace once the wallet has approved', async () => {
    const { answers, read, switched } = await askSwitch()
    expect(read()).toEqual(['solana', true])
    answers.approve()
    await switched
    expect(read()).toEqual(['eip155', false])
  })

  it('changes nothing when the wallet refuses', async () => {
    const { answers, read, switched } = await askSwitch()
    answers.decline()
    expect(await switched).toBe('request-rejected')
    expect(read()).toEqual(['solana', false])
  })
})

function isConnected({ connections }: { connections: readonly unknown[] }): boolean {
  return connections.length > 0
}
