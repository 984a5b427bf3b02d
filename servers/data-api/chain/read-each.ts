import type { Address, ContractFunctionParameters, PublicClient } from 'viem'
import { isNodeUnavailable } from '../api-failure.js'

/** Reads in one multicall: about 16 KB of calldata. */
const MAX_READS = 400
/** Calls at once. */
const AT_ONCE = 4
/** How long calls are split, ms. */
const TIME_LIMIT = 3_000

export type ContractRead = ContractFunctionParameters & { address: Address }

/** Reads by their place in the list. */
type Call = readonly (readonly [place: number, read: ContractRead])[]

/**
 * Reads many contracts in few calls. A read that fails is undefined. A contract may use up the gas of the whole call, or
 * answer more than fits: a call without an answer is split, until the contract is alone. That ends after 3 s, so
 * that a stranger who sends many such tokens to an account cannot hide its other tokens.
 */
export async function readEach(client: PublicClient, contracts: readonly ContractRead[]): Promise<unknown[]> {
  const values = Array<unknown>(contracts.length).fill(undefined)
  const end = Date.now() + TIME_LIMIT
  let calls: readonly Call[] = split<Call[number]>([...contracts.entries()], MAX_READS)
  // Every contract is called once before one is called again.
  for (let isAgain = false; calls.length > 0; isAgain = true) {
    const failed: Call[] = []
    for (const some of split(calls, AT_ONCE)) {
      if (isAgain && Date.now() > end) return values
      const answers = await Promise.all(some.map(async (call) => ({ call, results: await readTogether(client, call) })))
      for (const { call, results } of answers) {
        for (const [index, [place]] of call.entries()) values[place] = results[index]
        if (call.length > 1 && results.every((value) => value === undefined)) failed.push(call)
      }
    }
    calls = failed.flatMap((call) => split(call, Math.ceil(call.length / 2)))
  }
  return values
}

function split<Value>(list: readonly Value[], length: number): (readonly Value[])[] {
  return Array.from({ length: Math.ceil(list.length / length) }, (_, index) =>
    list.slice(index * length, (index + 1) * length),
  )
}

async function readTogether(client: PublicClient, call: Call): Promise<unknown[]> {
  const contracts = call.map(([, read]) => read)
  // One call for all of them: with several, one that came back would hide that another did not.
  const results = await client.multicall({ contracts, allowFailure: true, batchSize: 0 })
  const unavailable = results.find(({ error }) => isNodeUnavailable(error))
  if (unavailable) throw unavailable.error
  return results.map(({ result }) => result)
}
