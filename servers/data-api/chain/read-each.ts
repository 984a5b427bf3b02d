import type { Address, ContractFunctionParameters, PublicClient } from 'viem'
import { isNodeUnavailable } from '../api-failure.js'

/** Reads in one multicall: about 16 KB of calldata. */
const MOST_READS = 400

export type ContractRead = ContractFunctionParameters & { address: Address }

/**
 * Reads many contracts in few calls. A read that fails is undefined. A contract may use up the gas of the whole call, or
 * answer more than fits: a call of which nothing came back is split, until the contract is alone.
 */
export async function readEach(client: PublicClient, contracts: readonly ContractRead[]): Promise<unknown[]> {
  if (contracts.length === 0) return []
  if (contracts.length > MOST_READS) return readHalves(client, contracts)
  // One call for all of them: with several, one that came back would hide that another did not.
  const results = await client.multicall({ contracts, allowFailure: true, batchSize: 0 })
  const unavailable = results.find(({ error }) => isNodeUnavailable(error))
  if (unavailable) throw unavailable.error
  const values = results.map(({ result }) => result)
  if (contracts.length === 1 || values.some((value) => value !== undefined)) return values
  return readHalves(client, contracts)
}

async function readHalves(client: PublicClient, contracts: readonly ContractRead[]): Promise<unknown[]> {
  const half = Math.ceil(contracts.length / 2)
  return [...(await readEach(client, contracts.slice(0, half))), ...(await readEach(client, contracts.slice(half)))]
}
