import { isRecord } from '../../../src/rules/is-record.js'
import { countSimulatedCalls } from './is-small-simulation.js'

/**
 * The methods that pages may call, each with how many requests a call counts as: how much it asks of the node. They read the
 * chain or publish a transaction that a wallet has signed. Not in the list: methods that sign with the node's own keys
 * (`eth_sendTransaction`, `eth_sign`), and those that control the node (`anvil_*`, `evm_*`, `hardhat_*`, `debug_*`).
 */
export const allowedMethods: ReadonlyMap<string, number> = new Map([
  ['eth_blobBaseFee', 1],
  ['eth_blockNumber', 1],
  ['eth_call', 2],
  ['eth_chainId', 1],
  ['eth_createAccessList', 5],
  ['eth_estimateGas', 5],
  ['eth_feeHistory', 2],
  ['eth_gasPrice', 1],
  ['eth_getBalance', 1],
  ['eth_getBlockByHash', 2],
  ['eth_getBlockByNumber', 2],
  ['eth_getBlockReceipts', 10],
  ['eth_getBlockTransactionCountByHash', 1],
  ['eth_getBlockTransactionCountByNumber', 1],
  ['eth_getCode', 1],
  ['eth_getFilterChanges', 10],
  ['eth_getFilterLogs', 10],
  ['eth_getLogs', 10],
  ['eth_getProof', 5],
  ['eth_getStorageAt', 1],
  ['eth_getTransactionByBlockHashAndIndex', 1],
  ['eth_getTransactionByBlockNumberAndIndex', 1],
  ['eth_getTransactionByHash', 1],
  ['eth_getTransactionCount', 1],
  ['eth_getTransactionReceipt', 1],
  ['eth_maxPriorityFeePerGas', 1],
  ['eth_newBlockFilter', 1],
  ['eth_newFilter', 2],
  ['eth_sendRawTransaction', 2],
  ['eth_simulateV1', 5],
  ['eth_syncing', 1],
  ['eth_uninstallFilter', 1],
  ['net_listening', 1],
  ['net_version', 1],
  ['web3_clientVersion', 1],
])

/** What a call counts as from which on it is one whose reply may be large: few of them are forwarded at the same time. */
export const LARGE_COST = 10

/** What each call of a simulation counts as: what `eth_call` does. */
const SIMULATED_CALL_COST = 2

/** How many requests a call counts as. One that is not forwarded is one. */
export function getRpcCost(call: unknown): number {
  const { method, params } = isRecord(call) ? call : {}
  const own = (typeof method === 'string' ? allowedMethods.get(method) : undefined) ?? 1
  return method === 'eth_simulateV1' ? own + SIMULATED_CALL_COST * countSimulatedCalls(params) : own
}
