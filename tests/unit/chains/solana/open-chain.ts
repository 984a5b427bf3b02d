import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getWallets } from '@wallet-standard/app'
import { genesisHash } from '../../../../servers/chains/solana/create-slots.js'
import { startLocalSolana } from '../../../../servers/chains/solana/start-local-solana.js'
import { createSolanaLocalnet, solana } from '../../../../src/chains/solana/index.js'
import type { CaipNetworkId } from '../../../../src/core/model/caip.js'
import {
  createStandardWallet,
  type StandardWallet,
  type StandardWalletOptions,
} from '../../../fixtures/standard-wallet.js'
import { call, deriveKey } from '../../servers/chains/solana/fixtures.js'
import { type ConformancePage, openPage } from '../conformance/browser.js'
import { createMemoryStorage } from '../eip155/create-page.js'

export const network: CaipNetworkId = `solana:${genesisHash.slice(0, 32)}`

/** A local Solana chain. Close it at the end. */
export type LocalChain = {
  url: string
  /** Calls a method. Returns its result. */
  call(method: string, ...params: readonly unknown[]): Promise<unknown>
  close(): Promise<void>
}

export async function openChain(): Promise<LocalChain> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-solana-'))
  const service = await startLocalSolana({ port: 0, statePath: join(folder, 'chain.json'), report: () => undefined })
  return {
    url: service.url,
    call: async (method, ...params) => ((await call(service.url, method, params)) as { result: unknown }).result,
    async close() {
      await service.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Call = { method: string; params: readonly unknown[] }

/** A node between the app and the chain. */
export type NodeProxy = {
  url: string
  /** The methods that it was asked for. */
  calls: string[]
  /** Answers in place of the chain. A text is sent as it is, a number is an HTTP status; undefined asks the chain. */
  answer: (call: Call) => unknown
  close(): void
}

export async function startProxy(chain: LocalChain): Promise<NodeProxy> {
  const server = createServer(async (incoming, outgoing) => {
    let body = ''
    for await (const part of incoming) body += part
    const asked = JSON.parse(body) as Call
    proxy.calls.push(asked.method)
    const own = await proxy.answer(asked)
    if (typeof own === 'number') outgoing.statusCode = own
    const answer = own ?? ((await call(chain.url, asked.method, asked.params)) as object)
    outgoing.end(typeof answer === 'object' ? JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer }) : String(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxy: NodeProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    answer: () => undefined,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return proxy
}

export type WalletPage = { page: ConformancePage; test: StandardWallet; close(): void }

/** A page of an app on these nodes, with a connected wallet that has development account 0. */
export async function openWalletPage(
  urls: readonly string[],
  options: Partial<StandardWalletOptions> = {},
): Promise<WalletPage> {
  const test = createStandardWallet({
    name: 'Foxglove',
    keys: [deriveKey(0), deriveKey(1)],
    chains: ['solana:mainnet', 'solana:localnet'],
    ...options,
  })
  const unregister = getWallets().register(test.wallet)
  const local = createSolanaLocalnet({ genesisHash })
  const networks = [{ ...local, rpcUrls: { default: { http: urls } }, caipNetworkId: network }]
  const page = openPage(solana().create({ networks, storage: createMemoryStorage() }))
  await page.adapter.connect({ connectorId: `standard:${test.wallet.name}` })
  return {
    page,
    test,
    close() {
      page.close()
      unregister()
    },
  }
}
