import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Hex, keccak256, numberToHex, padHex } from 'viem'

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const ACCOUNTS = 500

export type ScriptedNode = { url: string; addBlock(): void; close(): void }

/**
 * A node whose blocks have `perBlock` transfers of an ERC-20 each, made in advance: the machine's time goes to the indexer
 * and not to a chain.
 */
export async function startScriptedNode(blocks: number, perBlock: number): Promise<ScriptedNode> {
  let head = blocks - 1
  const answers = new Map<string, string>()
  const answer = (method: string, height: number): string => {
    const key = `${method} ${height}`
    const made = answers.get(key) ?? JSON.stringify(make(method, height, perBlock))
    answers.set(key, made)
    return made
  }
  for (let height = 0; height < blocks; height += 1) {
    for (const method of ['eth_getBlockByNumber', 'eth_getBlockReceipts', 'trace_block']) answer(method, height)
  }
  const server: Server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const calls = JSON.parse(Buffer.concat(chunks).toString()) as { id: number; method: string; params: [string] }[]
    const replies = calls.map(({ id, method, params: [tag] }) => {
      const result = tag === 'latest' ? answer(method, head) : Number(tag) > head ? 'null' : answer(method, Number(tag))
      return `{"jsonrpc":"2.0","id":${id},"result":${result}}`
    })
    response.end(`[${replies.join()}]`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    addBlock() {
      head += 1
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const hashOf = (height: number): Hex => keccak256(numberToHex(height + 1))
const account = (number: number): Hex => numberToHex((number % ACCOUNTS) + 1, { size: 20 })

function make(method: string, height: number, perBlock: number): unknown {
  const places = Array.from({ length: height === 0 ? 0 : perBlock }, (_, place) => place)
  const [blockHash, token] = [hashOf(height), numberToHex(0xdead, { size: 20 })]
  const parties = (place: number) => [account(height * 31 + place), account(height * 17 + place * 7 + 3)] as const
  if (method === 'eth_getBlockReceipts') {
    return places.map((place) => {
      const [from, to] = parties(place)
      const topics = [TRANSFER, padHex(from), padHex(to)]
      const log = { address: token, topics, data: padHex(numberToHex(place + 1)) }
      const costs = { gasUsed: '0xcafe', effectiveGasPrice: '0x3b9aca00', contractAddress: null }
      return { blockHash, transactionIndex: numberToHex(place), status: '0x1', ...costs, logs: [log] }
    })
  }
  if (method === 'trace_block') {
    return places.map((place) => {
      const action = { from: parties(place)[0], to: token, value: '0x0', callType: 'call', input: '0xa9059cbb' }
      return { blockHash, transactionPosition: place, type: 'call', traceAddress: [], action, result: { output: '0x' } }
    })
  }
  const transactions = places.map((place) => ({
    hash: keccak256(numberToHex(height * 1_000 + place + 1)),
    transactionIndex: numberToHex(place),
    from: parties(place)[0],
    to: token,
    nonce: numberToHex(height),
    value: '0x0',
    input: `0xa9059cbb${'00'.repeat(64)}`,
  }))
  const timestamp = numberToHex(1_700_000_000 + height * 12)
  return { number: numberToHex(height), hash: blockHash, parentHash: hashOf(height - 1), timestamp, transactions }
}
