import { type Address, type Client, decodeFunctionResult, encodeFunctionData, type Hex, multicall3Abi } from 'viem'
import { call } from 'viem/actions'
import { walkThrown } from '../../../core/errors/walk-thrown.js'

export type ContractRead = { to: Address; data: Hex }

/** The most calls in one request. A node limits the gas of `eth_call`. */
const BATCH_SIZE = 400

/** viem's errors for an unreachable node, as opposed to a failed call. */
const unreachable = ['HttpRequestError', 'TimeoutError', 'WebSocketRequestError', 'SocketClosedError']

/**
 * The results of the calls, in order; null for a failed one. Sends one request for up to 400 calls if the chain has
 * Multicall3, else one for each. Retries a call that failed in such a request by itself.
 *
 * @throws viem's error when no node answers
 */
export async function readCalls(client: Client, calls: readonly ContractRead[]): Promise<readonly (Hex | null)[]> {
  const multicall = client.chain?.contracts?.multicall3
  if (!multicall || !('address' in multicall)) return readOneByOne(client, calls)
  const batches = Array.from({ length: Math.ceil(calls.length / BATCH_SIZE) }, (_, index) =>
    calls.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
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
  // Retry failed calls: one contract may have used up the gas of those after it.
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
    // Keeps this call out of viem's own batches.
    return (await call(client, { to, data, batch: false })).data ?? '0x'
  } catch (error) {
    if (walkThrown(error).some((inner) => inner instanceof Error && unreachable.includes(inner.name))) throw error
    return null
  }
}
