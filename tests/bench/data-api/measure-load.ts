import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encodeAbiParameters, encodeFunctionResult, multicall3Abi } from 'viem'
import { forkDataApi } from '../../../servers/data-api/node/fork-data-api.js'
import { wait } from '../../../src/rules/async/wait.js'

/** Requests at once. */
const EXPENSIVE = 200
/** Bytes: as much as a URI of a token may have, more than that, and as much as the proxy forwards. */
const SIZES = { uri: 500_000, beyond: 2_500_000, logs: 8_000_000 }
const CONTRACTS = { large: `0x${'aa'.repeat(20)}`, beyond: `0x${'bb'.repeat(20)}` }

/** `median` and `longest` of a cheap request meanwhile, ms; `total` of the expensive ones, ms; how many of these per status. */
export type LoadFigures = { median: number; longest: number; total: number; statuses: Record<string, number> }

/** A chain whose tokens have a URI of many bytes, and another one each time. It answers at once, so that it is not measured. */
async function startLargeNode() {
  const write = (result: unknown) => JSON.stringify({ jsonrpc: '2.0', id: 1, result })
  const [uri, beyond] = [writeUri(SIZES.uri), writeUri(SIZES.beyond)].map(write)
  const logs = write([{ data: `0x${'ab'.repeat(SIZES.logs / 2)}` }])
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    if (text.includes('eth_getLogs')) response.end(logs)
    else if (text.includes(CONTRACTS.beyond.slice(2))) response.end(beyond)
    else response.end(text.includes('eth_call') ? uri : write('0x1'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** What Multicall3 answers to `tokenURI` and `uri`, about `size` characters of hex. */
function writeUri(size: number): string {
  const image = `data:image/svg+xml,<svg>${'x'.repeat((size / 2) * 0.7)}</svg>`
  const uri = `data:application/json;base64,${Buffer.from(JSON.stringify({ image })).toString('base64')}`
  return encodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    result: [
      { success: true, returnData: encodeAbiParameters([{ type: 'string' }], [uri]) },
      { success: false, returnData: '0x' },
    ],
  })
}

/** Measures a cheap request of one caller while another one has sent 200 expensive requests at once. */
export async function measureLoad(): Promise<Record<string, LoadFigures>> {
  const node = await startLargeNode()
  const figures: Record<string, LoadFigures> = {}
  const image = (contract: string) => (index: number) => `/v1/nfts/image/eip155:1/${contract}/${index}`
  const logs = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getLogs', params: [{}] })
  const proxy = () => ['/v1/?chainId=eip155:1', logs] as const
  try {
    for (const [name, order] of Object.entries({
      [`images of NFTs, each of ${SIZES.uri / 1_000} KB from its contract`]: image(CONTRACTS.large),
      [`the same of ${SIZES.beyond / 1e6} MB, which is too much`]: image(CONTRACTS.beyond),
      [`logs by the proxy, each reply of ${SIZES.logs / 1e6} MB`]: proxy,
    })) {
      const env = { PORT: '0', RPC_URLS: `1=${node.url}`, INDEX_CHAINS: '2', ADDRESS_HEADER: 'x-forwarded-for' }
      const dataApi = await forkDataApi({ env, report: console.error })
      figures[name] = await measure(dataApi.url, (index) => [order(index)].flat() as [string, string?])
      await dataApi.close()
    }
    return figures
  } finally {
    node.close()
  }
}

async function measure(url: string, order: (index: number) => [path: string, body?: string]): Promise<LoadFigures> {
  const send = async (address: string, path: string, body?: string) => {
    const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' }
    const response = await fetch(url + path, { headers, ...(body === undefined ? {} : { method: 'POST', body }) })
    await response.arrayBuffer()
    return response.status
  }
  const sendCheap = () => send('192.0.2.2', '/v1/supported-chains')
  for (let warm = 0; warm < 20; warm += 1) await sendCheap()
  const startedAt = performance.now()
  let isUnderWay = true
  const sent = Promise.all(Array.from({ length: EXPENSIVE }, (_, index) => send('192.0.2.1', ...order(index))))
  const all = sent.then((list) => {
    isUnderWay = false
    return list
  })
  const times: number[] = []
  while (isUnderWay) {
    const sentAt = performance.now()
    await sendCheap()
    times.push(performance.now() - sentAt)
    await wait(10)
  }
  const total = performance.now() - startedAt
  const statuses: Record<string, number> = {}
  for (const status of await all) statuses[status] = (statuses[status] ?? 0) + 1
  times.sort((one, other) => one - other)
  return { median: times[Math.floor(times.length / 2)] ?? 0, longest: times.at(-1) ?? 0, total, statuses }
}

/** Formats the figures for `npm run bench`, with their limit. */
export function formatLoadFigures(figures: Record<string, LoadFigures>): string {
  return [
    `| ${EXPENSIVE} requests at once | a cheap one, median (≤ 100 ms) | longest | all answered after | statuses |`,
    '|---|---|---|---|---|',
    ...Object.entries(figures).map(([name, { median, longest, total, statuses }]) => {
      const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
      return `| ${name} | ${median.toFixed(0)} ms | ${longest.toFixed(0)} ms | ${(total / 1_000).toFixed(1)} s | ${counts.join(', ')} |`
    }),
  ].join('\n')
}
