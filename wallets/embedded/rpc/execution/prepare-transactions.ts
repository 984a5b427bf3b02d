import { hexToBigInt, isHex, numberToHex } from 'viem'
import { isRecord } from '../../../../src/rules/is-record.js'
import type { TransactionRequest } from '../../../requests/parse-transaction.js'
import { type PreparedTransaction, prepareTransaction } from '../../../requests/prepare-transaction.js'
import type { Node } from '../create-node.js'

/**
 * Reads nonces, gas and fees of transactions that are sent one after the other. A later one may depend on what an earlier one
 * does, so that it cannot be estimated alone: the node simulates them in order (`eth_simulateV1`) where it can.
 *
 * @throws the error of the node, such as the reason of a revert
 */
export async function prepareTransactions(
  node: Node,
  chainId: number,
  requests: readonly [TransactionRequest, ...TransactionRequest[]],
): Promise<readonly PreparedTransaction[]> {
  const [first, ...rest] = requests
  if (rest.length === 0) return [await prepareTransaction(node, chainId, first)]
  const [head, gases] = await Promise.all([prepareTransaction(node, chainId, first), readGases(node, requests)])
  const next = rest.map((request, index) => ({
    ...head,
    to: request.to ?? undefined,
    value: request.value,
    data: request.data,
    nonce: (head.nonce ?? 0) + index + 1,
    gas: gases[index + 1] ?? 0n,
  }))
  return [head, ...next]
}

async function readGases(node: Node, requests: readonly TransactionRequest[]): Promise<readonly bigint[]> {
  const calls = requests.map(({ from, to, value, data }) => ({ from, to, value: numberToHex(value), data }))
  const [simulated, ...estimates] = await Promise.all([
    simulate(node, calls),
    ...calls.map((call) => node('eth_estimateGas', [call]).then(readQuantity, (error: unknown) => error)),
  ])
  return estimates.map((estimate, index) => {
    const used = simulated?.[index] ?? null
    if (typeof estimate !== 'bigint' && used === null) throw estimate
    // Half more than was used: a part of the gas is given back only at the end, and inner calls keep a part of it.
    const enough = used === null ? 0n : (used * 3n) / 2n
    return typeof estimate === 'bigint' && estimate > enough ? estimate : enough
  })
}

/** The gas of each call after the calls before it; null for a call that fails. Null if the node cannot simulate. */
async function simulate(node: Node, calls: readonly object[]): Promise<readonly (bigint | null)[] | null> {
  const answer = await node('eth_simulateV1', [{ blockStateCalls: [{ calls }] }, 'latest']).catch(() => null)
  const block: unknown = Array.isArray(answer) ? answer[0] : null
  if (!isRecord(block) || !Array.isArray(block.calls)) return null
  return block.calls.map((call) =>
    isRecord(call) && call.status === '0x1' && isHex(call.gasUsed) ? hexToBigInt(call.gasUsed) : null,
  )
}

function readQuantity(value: unknown): bigint {
  if (isHex(value) && value.length > 2) return hexToBigInt(value)
  throw new TypeError('The estimate of the node is not a number.')
}
