import { hexToBigInt, isHex, numberToHex, type TransactionSerializableEIP1559 } from 'viem'
import { isRecord } from '../../../src/rules/is-record.js'
import type { TransactionRequest } from '../../requests/parse-transaction.js'
import { failureCodes, WalletFailure } from '../protocol/wallet-failure.js'
import type { CallChain } from './call-chain.js'

/** A transaction without its signature. Amounts are in wei. */
export type PreparedTransaction = TransactionSerializableEIP1559 & { gas: bigint; maxFeePerGas: bigint }

/** Reads nonce, gas and fees from the chain. Rejects with the chain's error, such as the reason of a revert. */
export async function prepareTransaction(
  callChain: CallChain,
  chainId: number,
  request: TransactionRequest,
): Promise<PreparedTransaction> {
  const { from, to, value, data } = request
  const call = { from, ...(to ? { to } : {}), value: numberToHex(value), data }
  const readQuantity = async (method: string, params: readonly unknown[]) =>
    toBigInt(await callChain(chainId, method, params), method)

  const [nonce, gas, priorityFee, baseFee] = await Promise.all([
    request.nonce ?? readQuantity('eth_getTransactionCount', [from, 'pending']).then(Number),
    request.gas ?? readQuantity('eth_estimateGas', [call]),
    request.maxPriorityFeePerGas ?? readQuantity('eth_maxPriorityFeePerGas', []),
    readBaseFee(callChain, chainId),
  ])
  // Twice the base fee is enough for six full blocks in a row.
  const maxFeePerGas = request.maxFeePerGas ?? baseFee * 2n + priorityFee
  const maxPriorityFeePerGas = priorityFee < maxFeePerGas ? priorityFee : maxFeePerGas
  return {
    type: 'eip1559',
    chainId,
    ...(to ? { to } : {}),
    value,
    data,
    nonce,
    gas,
    maxFeePerGas,
    maxPriorityFeePerGas,
  }
}

async function readBaseFee(callChain: CallChain, chainId: number): Promise<bigint> {
  const block = await callChain(chainId, 'eth_getBlockByNumber', ['latest', false])
  return toBigInt(isRecord(block) ? block.baseFeePerGas : undefined, 'eth_getBlockByNumber')
}

function toBigInt(value: unknown, method: string): bigint {
  if (isHex(value)) return hexToBigInt(value)
  throw new WalletFailure({ code: failureCodes.internal, message: `The chain's answer to ${method} is not a number.` })
}
