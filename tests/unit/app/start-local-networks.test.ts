import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RunningServer } from '../../../app/start/start-all.js'
import { startWithPages, writePages } from './fixtures/start-with-pages.js'

// Real child processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const folder = mkdtempSync(join(tmpdir(), 'lintel-networks-'))
const pages = writePages(folder)

const start = () => startWithPages(pages, { dataDir: join(folder, 'data') })

let server: RunningServer
beforeAll(async () => {
  server = await start()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Calls a network as a page of the site does. */
async function call(namespace: string, method: string, params: readonly unknown[]) {
  const network = server.config.networks.find(({ caipNetworkId }) => caipNetworkId.startsWith(`${namespace}:`))
  const headers = { 'content-type': 'application/json', origin: server.url }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return (await (await fetch(network?.rpcUrl ?? '', { method: 'POST', headers, body })).json()).result
}

test('the config names a network of each namespace, and a page of the site may call each', async () => {
  const { networks, chains } = server.config
  const [solana, bitcoin, polkadot] = networks.slice(2)
  expect(networks.slice(0, 2)).toEqual(
    chains.map(({ id, name, rpcUrl }) => ({ caipNetworkId: `eip155:${id}`, name, rpcUrl })),
  )
  expect(networks.slice(2).map(({ name }) => name)).toEqual(['Local Solana', 'Local Bitcoin', 'Local Polkadot'])
  const solanaGenesis = await call('solana', 'getGenesisHash', [])
  expect(`solana:${solanaGenesis.slice(0, 32)}`).toBe(solana?.caipNetworkId)
  const bitcoinGenesis = await fetch(`${bitcoin?.rpcUrl}/block-height/0`, { headers: { origin: server.url } })
  expect(`bip122:${(await bitcoinGenesis.text()).slice(0, 32)}`).toBe(bitcoin?.caipNetworkId)
  const polkadotGenesis = await call('polkadot', 'chain_getBlockHash', [0])
  expect(`polkadot:${polkadotGenesis.slice(2, 34)}`).toBe(polkadot?.caipNetworkId)
})

test('the networks keep their state over a restart', async () => {
  const newcomer = 'cGfHiC6Kgg3FpFZvgwGcswsCRtp4aBP2fzuXRQPizuN'
  await call('solana', 'requestAirdrop', [newcomer, 5_000_000_000])
  await server.close()
  server = await start()
  expect((await call('solana', 'getBalance', [newcomer])).value).toBe(5_000_000_000)
})
