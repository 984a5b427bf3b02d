import { isRecord } from '../../../src/rules/is-record.js'
import { nodeMethods } from '../../../src/rules/rpc/node-methods.js'
import { countSimulatedCalls } from './is-small-simulation.js'

/**
 * The methods that pages may call: they read the chain or publish a transaction that a wallet has signed. Not among them: methods
 * that sign with the node's own keys (`eth_sendTransaction`, `eth_sign`), and those that control the node (`anvil_*`, `evm_*`,
 * `hardhat_*`, `debug_*`).
 */
export const allowedMethods: ReadonlySet<string> = new Set([
  ...nodeMethods,
  'eth_blobBaseFee',
  'eth_createAccessList',
  'eth_simulateV1',
  'net_listening',
  'net_version',
  'web3_clientVersion',
])

/** The weight of a call in requests, if it is more work for the node than one. */
const costs: ReadonlyMap<string, number> = new Map([
  ['eth_call', 2],
  ['eth_createAccessList', 5],
  ['eth_estimateGas', 5],
  ['eth_feeHistory', 2],
  ['eth_getBlockByHash', 2],
  ['eth_getBlockByNumber', 2],
  ['eth_getBlockReceipts', 10],
  ['eth_getFilterChanges', 10],
  ['eth_getFilterLogs', 10],
  ['eth_getLogs', 10],
  ['eth_getProof', 5],
  ['eth_newFilter', 2],
  ['eth_newPendingTransactionFilter', 2],
  ['eth_sendRawTransaction', 2],
  ['eth_simulateV1', 5],
])

/** The weight from which on the reply of a call may be large: few such calls are forwarded at the same time. */
export const LARGE_COST = 10

/** The weight of each call of a simulation: that of `eth_call`. */
const SIMULATED_CALL_COST = 2

/** The weight of a call in requests. A call that is not forwarded counts as one. */
export function getRpcCost(call: unknown): number {
  const { method, params } = isRecord(call) ? call : {}
  const own = (typeof method === 'string' ? costs.get(method) : undefined) ?? 1
  return method === 'eth_simulateV1' ? own + SIMULATED_CALL_COST * countSimulatedCalls(params) : own
}
