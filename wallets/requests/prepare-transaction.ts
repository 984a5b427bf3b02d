import { hexToBigInt, isHex, numberToHex, type TransactionSerializableEIP1559 } from 'viem'
import { isRecord } from '../../src/rules/is-record.js'
import { NodeAnswerError } from './node-answer-error.js'
import type { TransactionRequest } from './parse-transaction.js'

/** A transaction without its signature. Amounts are in wei. */
export type PreparedTransaction = TransactionSerializableEIP1559 & { gas: bigint; maxFeePerGas: bigint }

/** Calls the node of one chain. */
export type CallNode = (method: string, params: readonly unknown[]) => Promise<unknown>

/**
 * Reads nonce, gas and fees from the chain, those that the request leaves open.
 *
 * @throws the node's error, such as the reason of a revert, or NodeAnswerError
 */
export async function prepareTransaction(
  callNode: CallNode,
  chainId: number,
  request: TransactionRequest,
): Promise<PreparedTransaction> {
  const { from, to, value, data } = request
  const call = { from, ...(to ? { to } : {}), value: numberToHex(value), data }
  const readQuantity = async (method: string, params: readonly unknown[]) =>
    toBigInt(await callNode(method, params), method)

  const [nonce, gas, fees] = await Promise.all([
    request.nonce ?? readQuantity('eth_getTransactionCount', [from, 'pending']).then(Number),
    request.gas ?? readQuantity('eth_estimateGas', [call]),
    readFees(callNode, request),
  ])
  return {
    type: 'eip1559',
    chainId,
    ...(to ? { to } : {}),
    value,
    data,
    nonce,
    gas,
    ...fees,
  }
}

/** Fees of EIP-1559, wei per unit of gas. */
export type Fees = { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }

/**
 * Reads the fees from the chain, those that the request leaves open.
 *
 * @throws the node's error, or NodeAnswerError
 */
export async function readFees(callNode: CallNode, given: Partial<Fees> = {}): Promise<Fees> {
  const [priorityFee, baseFee] = await Promise.all([
    given.maxPriorityFeePerGas ??
      callNode('eth_maxPriorityFeePerGas', []).then((fee) => toBigInt(fee, 'eth_maxPriorityFeePerGas')),
    readBaseFee(callNode),
  ])
  // Twice the base fee is enough for six full blocks in a row.
  const maxFeePerGas = given.maxFeePerGas ?? baseFee * 2n + priorityFee
  return { maxFeePerGas, maxPriorityFeePerGas: priorityFee < maxFeePerGas ? priorityFee : maxFeePerGas }
}

async function readBaseFee(callNode: CallNode): Promise<bigint> {
  const block = await callNode('eth_getBlockByNumber', ['latest', false])
  return toBigInt(isRecord(block) ? block.baseFeePerGas : undefined, 'eth_getBlockByNumber')
}

function toBigInt(value: unknown, method: string): bigint {
  if (isHex(value) && value.length > 2) return hexToBigInt(value)
  throw new NodeAnswerError(method)
}
