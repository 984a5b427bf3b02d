import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eip155 } from '../../../src/chains/eip155/index.js'
import { solana, solanaDevnet } from '../../../src/chains/solana/index.js'
import type { LintelOptions } from '../../../src/core/options/options.js'
import { createLintel } from '../../../src/headless/create-lintel.js'
import { isRecord } from '../../../src/rules/is-record.js'
import { makeNetwork } from '../core/fixtures/make-state.js'

const evmAddress = '0x0000000000000000000000000000000000000001'
const solanaAddress = 'So11111111111111111111111111111111111111112'
const genesis = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'
const solanaNode = 'https://api.devnet.solana.com'

let asked: string[]
let isDown: (url: string) => boolean

beforeEach(() => {
  asked = []
  isDown = () => false
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (!asked.includes(url)) asked.push(url)
    if (isDown(url)) return new Response('down', { status: 503 })
    const call: unknown = JSON.parse(body)
    const { id, method } = isRecord(call) ? call : {}
    const result = method === 'getGenesisHash' ? genesis : method === 'eth_getBalance' ? '0x1' : solanaBalance
    return Response.json({ jsonrpc: '2.0', id, result })
  })
})

afterEach(() => vi.unstubAllGlobals())

const solanaBalance = { context: { slot: 5 }, value: 1 }

function open(options: Partial<LintelOptions>) {
  return createLintel({
    metadata: { name: 'Harbor' },
    networks: [makeNetwork(1), solanaDevnet],
    adapters: [eip155(), solana()],
    ...options,
  })
}

async function readBalances({ adapters: { eip155: evm, solana: other } }: ReturnType<typeof open>) {
  const first = await evm?.getBalance({ addresses: [evmAddress], network: 'eip155:1' })
  const second = await other?.getBalance({ addresses: [solanaAddress], network: `solana:${solanaDevnet.id}` })
  expect([first?.value, second?.value]).toEqual([1n, 1n])
}

const service = [
  'https://nodes.example/v1/?chainId=eip155%3A1&projectId=harbor',
  `https://nodes.example/v1/?chainId=solana%3A${solanaDevnet.id}&projectId=harbor`,
]

it('at services.rpc is asked by chain and project', async () => {
  await readBalances(open({ projectId: 'harbor', services: { rpc: 'https://nodes.example/' } }))
  expect(asked).toEqual(service)
})

it('of the network is asked when that of services.rpc does not answer', async () => {
  isDown = (url) => url.startsWith('https://nodes.example')
  await readBalances(open({ projectId: 'harbor', services: { rpc: 'https://nodes.example' } }))
  expect(asked).toEqual([service[0], 'http://127.0.0.1:8001/', service[1], solanaNode])
})

it('of the page’s own site needs no project', async () => {
  await readBalances(open({ services: { rpc: '/data-api' } }))
  // viem resolves it with the page, which a test without one cannot.
  expect(asked).toContain(`/data-api/v1/?chainId=solana%3A${solanaDevnet.id}`)
})

it('is that of the network without services.rpc', async () => {
  await readBalances(open({ projectId: 'harbor' }))
  expect(asked).toEqual(['http://127.0.0.1:8001/', solanaNode])
})
