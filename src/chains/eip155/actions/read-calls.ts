import { type Address, type Client, decodeFunctionResult, encodeFunctionData, type Hex, multicall3Abi } from 'viem'
import { call } from 'viem/actions'
import { walkThrown } from '../../../core/errors/walk-thrown.js'

export type ContractRead = { to: Address; data: Hex }

/** Calls in one request. A node limits the gas of `eth_call`. */
const batchSize = 400

/** viem's errors for a node that cannot be reached, in place of a call that failed. */
const unreachable = ['HttpRequestError', 'TimeoutError', 'WebSocketRequestError', 'SocketClosedError']

/**
 * What each call returns, in order; null for one that failed. One request for up to 400 calls where the chain has
 * Multicall3, else one for each. What failed in such a request is asked again by itself.
 *
 * @throws viem's error when no node answers
 */
export async function readCalls(client: Client, calls: readonly ContractRead[]): Promise<readonly (Hex | null)[]> {
  const multicall = client.chain?.contracts?.multicall3
  if (!multicall || !('address' in multicall)) return readOneByOne(client, calls)
  const batches = Array.from({ length: Math.ceil(calls.length / batchSize) }, (_, index) =>
    calls.slice(index * batchSize, (index + 1) * batchSize),
  )
  const answers = await Promise.all(batches.map((batch) => readBatch(client, multicall.address as Address, batch)))
  return answers.flat()
}

async function readBatch(
  client: Client,
  multicall: Address,
  batch: readonly ContractRead[],
): Promise<readonly (Hex | null)[]> {
  const calls = batch.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data }))
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })
  const answer = await callQuietly(client, { to: multicall, data })
  if (answer === null || answer === '0x') return readOneByOne(client, batch)
  const results = decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data: answer })
  // Ask again for what failed: one contract may have used up the gas of those behind it.
  return Promise.all(
    batch.map(async (one, index) => {
      const { success = false, returnData = '0x' } = results[index] ?? {}
      return success ? returnData : callQuietly(client, one)
    }),
  )
}

function readOneByOne(client: Client, calls: readonly ContractRead[]): Promise<readonly (Hex | null)[]> {
  return Promise.all(calls.map((one) => callQuietly(client, one)))
}

async function callQuietly(client: Client, { to, data }: ContractRead): Promise<Hex | null> {
  try {
    // Not in one of viem's own batches, which this call is to be kept out of.
    return (await call(client, { to, data, batch: false })).data ?? '0x'
  } catch (error) {
    if (walkThrown(error).some((inner) => inner instanceof Error && unreachable.includes(inner.name))) throw error
    return null
  }
}
