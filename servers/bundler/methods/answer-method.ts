import { type Hex, numberToHex } from 'viem'
import { smartAccountAddresses } from '../../../src/embedded/smart-account/addresses.js'
import { rpcCodes } from '../../http/answer-json-rpc.js'
import { BundlerError } from '../bundler-error.js'
import type { BundlerNetwork } from '../network.js'
import { checkBySimulation } from '../simulation/check-by-simulation.js'
import { estimateGas } from '../simulation/estimate-gas.js'
import { checkBalance, checkFee, checkGas, checkSize } from './check-operation.js'
import { readByHash, readReceipt } from './read-inclusion.js'
import { hashOperation, readHash, readOperation, readPartialOperation } from './read-parameters.js'

type Method = {
  /** The weight of a call in requests, by its work for the node. */
  cost: number
  answer: (network: BundlerNetwork, params: unknown) => Promise<unknown>
}

/** The methods of ERC-7769. */
const methods: Readonly<Record<string, Method>> = {
  eth_chainId: { cost: 1, answer: async ({ chainId }) => numberToHex(chainId) },
  eth_supportedEntryPoints: { cost: 1, answer: async () => [smartAccountAddresses.entryPoint] },
  eth_estimateUserOperationGas: { cost: 10, answer: answerEstimate },
  eth_sendUserOperation: { cost: 5, answer: acceptOperation },
  eth_getUserOperationByHash: { cost: 1, answer: async (network, params) => readByHash(network, readHash(params)) },
  eth_getUserOperationReceipt: { cost: 1, answer: async (network, params) => readReceipt(network, readHash(params)) },
}

/** How many requests a call of `method` counts as. */
export function getCost(method: unknown): number {
  return findMethod(method)?.cost ?? 1
}

/**
 * Returns the result of a call.
 *
 * @throws BundlerError for a mistake of the caller, or a refusal of the EntryPoint
 */
export async function answerMethod(network: BundlerNetwork, method: string, params: unknown): Promise<unknown> {
  const known = findMethod(method)
  if (known) return known.answer(network, params)
  throw new BundlerError(
    rpcCodes.methodNotFound,
    `There is no method of this name. Known: ${Object.keys(methods).join(', ')}.`,
  )
}

function findMethod(name: unknown): Method | undefined {
  return typeof name === 'string' && Object.hasOwn(methods, name) ? methods[name] : undefined
}

async function answerEstimate(network: BundlerNetwork, params: unknown): Promise<unknown> {
  const { limits, pool } = network
  const operation = readPartialOperation(params)
  checkSize(operation, limits)
  const estimate = await estimateGas({ ...network.simulation, limits, before: pool.listBefore(operation) }, operation)
  return Object.fromEntries(
    Object.entries(estimate).flatMap(([name, gas]) => (gas === undefined ? [] : [[name, numberToHex(gas)]])),
  )
}

/** Checks an operation and adds it to the pool. */
async function acceptOperation(network: BundlerNetwork, params: unknown): Promise<Hex> {
  const { limits, pool, chainId } = network
  const operation = readOperation(params)
  const hash = hashOperation(operation, chainId)
  // Sent again, as after an answer that got lost.
  if (pool.find(hash)) return hash
  checkSize(operation, limits)
  checkGas(operation, limits)
  pool.check(operation)
  const fees = await checkFee(network, operation)
  await checkBalance(network, operation, fees)
  await checkBySimulation(network.simulation, operation, { before: pool.listBefore(operation), fees })
  // Checks again, since others may have come in the meantime.
  if (!pool.find(hash)) pool.add(hash, operation)
  network.sender.wake()
  return hash
}
