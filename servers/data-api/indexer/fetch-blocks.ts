import type { Hex } from 'viem'
import { type NodeClient, NodeError } from './node-client.js'

/** The fields of the JSON-RPC answers that the index reads. */
export type NodeTransaction = {
  hash: Hex
  transactionIndex: Hex
  from: Hex
  to: Hex | null
  nonce: Hex
  value: Hex
  input: Hex
  gasPrice?: Hex
}

export type NodeLog = { address: Hex; topics: Hex[]; data: Hex }

export type NodeReceipt = {
  blockHash: Hex
  transactionIndex: Hex
  /** Absent before EIP-658. */
  status?: Hex | null
  gasUsed: Hex
  effectiveGasPrice?: Hex
  contractAddress: Hex | null
  /** The fee of an optimistic rollup for the data on its parent chain. */
  l1Fee?: Hex
  blobGasUsed?: Hex
  blobGasPrice?: Hex
  logs: NodeLog[]
}

export type NodeTrace = {
  blockHash: Hex
  /** Absent for block rewards. */
  transactionPosition?: number
  type: string
  traceAddress: number[]
  error?: string
  action: { from?: Hex; to?: Hex; value?: Hex; callType?: string; address?: Hex; refundAddress?: Hex; balance?: Hex }
  result?: { output?: Hex; address?: Hex } | null
}

export type NodeBlock = {
  number: Hex
  hash: Hex
  parentHash: Hex
  timestamp: Hex
  transactions: NodeTransaction[]
}

export type FetchedBlock = {
  block: NodeBlock
  receipts: NodeReceipt[]
  /** Null where the node has no traces. */
  traces: NodeTrace[] | null
}

/** Fetches consecutive blocks. Ends before the first that the node does not have whole. */
export async function fetchBlocks(
  node: NodeClient,
  { first, count, hasTraces }: { first: number; count: number; hasTraces: boolean },
): Promise<FetchedBlock[]> {
  const heights = Array.from({ length: count }, (_, offset) => `0x${(first + offset).toString(16)}`)
  const answers = await node.send(
    heights.flatMap((height) => [
      { method: 'eth_getBlockByNumber', params: [height, true] },
      { method: 'eth_getBlockReceipts', params: [height] },
      ...(hasTraces ? [{ method: 'trace_block', params: [height] }] : []),
    ]),
  )
  const size = hasTraces ? 3 : 2
  const fetched: FetchedBlock[] = []
  for (let place = 0; place < answers.length; place += size) {
    const [block, receipts, traces = null] = answers.slice(place, place + size)
    const refusal = [block, receipts, traces].find((answer) => answer instanceof NodeError)
    if (refusal) throw refusal
    const one = { block, receipts, traces } as FetchedBlock
    if (block === null || receipts === null || !isWhole(one)) break
    fetched.push(one)
  }
  return fetched
}

/** The answers are about the same block, although the chain may be reorganised between them. */
function isWhole({ block, receipts, traces }: FetchedBlock): boolean {
  return (
    receipts.length === block.transactions.length &&
    receipts.every(({ blockHash }) => blockHash === block.hash) &&
    (traces ?? []).every(({ blockHash }) => blockHash === block.hash)
  )
}
