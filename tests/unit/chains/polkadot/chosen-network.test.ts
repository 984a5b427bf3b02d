import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSs58 } from '../../../../src/chains/polkadot/addresses/ss58.js'
import { kusamaAssetHub, polkadot, polkadotAssetHub } from '../../../../src/chains/polkadot/index.js'
import type { Lintel } from '../../../../src/core/lintel.js'
import { createLintel, getConnection } from '../../../../src/headless/index.js'
import { createInjectedExtension } from '../../../fixtures/injected-extension.js'
import { createMemoryStorage, openWindow } from '../eip155/create-page.js'

const [assetHub, kusama] = [`polkadot:${polkadotAssetHub.id}`, `polkadot:${kusamaAssetHub.id}`] as const
const prefixes: Readonly<Record<string, number>> = { [assetHub]: 0, [kusama]: 2 }
const connectorId = 'injected:foxglove'
const storage = createMemoryStorage()

let lintel: Lintel
/** Each network and prefix that the state has had while a wallet was connected. */
let seen: [network: string, prefix: number | undefined][]

function load(): void {
  lintel = createLintel({
    metadata: { name: 'Harbor' },
    networks: [polkadotAssetHub, kusamaAssetHub],
    adapters: [polkadot()],
    storage,
  })
  seen = []
  lintel.store.subscribe((state) => {
    const connection = getConnection(state)
    if (connection) seen.push([connection.network, readSs58(connection.accounts[0].address)?.prefix])
  })
  lintel.start()
}

const readNetwork = () => getConnection(lintel.store.getState())?.network

beforeEach(() => {
  openWindow()
  storage.map.clear()
  createInjectedExtension('foxglove', [1, 2]).inject()
  load()
})

afterEach(() => lintel.destroy())

describe('the address in the state', () => {
  it('is always written for the network in the state', async () => {
    await lintel.actions.connect({ connectorId })
    await lintel.actions.switchNetwork({ network: kusama })
    await lintel.actions.switchNetwork({ network: assetHub })
    expect(new Set(seen.map(([network]) => network))).toEqual(new Set([assetHub, kusama]))
    expect(seen.filter(([network, prefix]) => prefix !== prefixes[network])).toEqual([])
  })

  it('is written for the network that was chosen without a wallet, also after a reload', async () => {
    await lintel.actions.switchNetwork({ network: kusama })
    await lintel.actions.connect({ connectorId })
    expect(readNetwork()).toBe(kusama)
    lintel.destroy()
    load()
    await vi.waitFor(() => expect(readNetwork()).toBe(kusama))
    expect(new Set(seen.map((pair) => pair.join()))).toEqual(new Set([`${kusama},2`]))
  })

  it('signs on the chosen network', async () => {
    await lintel.actions.connect({ connectorId })
    await lintel.actions.switchNetwork({ network: kusama })
    const signed = await lintel.actions.signMessage({ message: 'hi' })
    expect(readSs58(signed.address)?.prefix).toBe(2)
  })
})
