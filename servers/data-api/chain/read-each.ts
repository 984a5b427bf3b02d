import type { Address, ContractFunctionParameters, PublicClient } from 'viem'
import { isNodeUnavailable } from '../api-failure.js'

/** Calldata of one multicall, bytes. */
const BATCH_SIZE = 16_384

export type ContractRead = ContractFunctionParameters & { address: Address }

/**
 * Reads many contracts in few calls. A read that fails is undefined. A contract may use up the gas of the whole call, or
 * answer more than fits: a call of which nothing came back is split, until the contract is alone.
 */
export async function readEach(client: PublicClient, contracts: readonly ContractRead[]): Promise<unknown[]> {
  if (contracts.length === 0) return []
  const results = await client.multicall({ contracts, allowFailure: true, batchSize: BATCH_SIZE })
  const unavailable = results.find(({ error }) => isNodeUnavailable(error))
  if (unavailable) throw unavailable.error
  const values = results.map(({ result }) => result)
  if (contracts.length === 1 || values.some((value) => value !== undefined)) return values
  const half = Math.ceil(contracts.length / 2)
  return [...(await readEach(client, contracts.slice(0, half))), ...(await readEach(client, contracts.slice(half)))]
}
