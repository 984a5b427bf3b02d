import { describe, expect, it } from 'vitest'
import type { NetworkInput } from '../../../src/core/model/network.js'
import { createLintel, getAccount } from '../../../src/headless/index.js'
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
      here.lintel.actions.followStorage()
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

function isConnected({ connections }: { connections: readonly unknown[] }): boolean {
  return connections.length > 0
}
