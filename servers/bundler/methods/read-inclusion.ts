import { decodeFunctionData, encodeEventTopics, type Hex, isAddressEqual, parseEventLogs, zeroAddress } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { smartAccountAddresses } from '../../../src/embedded/smart-account/addresses.js'
import { toRpcUserOperation, type UserOperation } from '../../../src/embedded/smart-account/user-operation.js'
import { decodeRevert } from '../../data-api/indexer/decode-revert.js'
import { BundlerError, bundlerCodes } from '../bundler-error.js'
import { unpackOperation } from '../chain/unpack-operation.js'
import type { BundlerNetwork } from '../network.js'
import { removeIncluded } from '../pool/remove-included.js'
import { hashOperation } from './read-parameters.js'

const { entryPoint } = smartAccountAddresses
const [eventTopic] = encodeEventTopics({ abi: entryPoint07Abi, eventName: 'UserOperationEvent' })
const [beforeTopic] = encodeEventTopics({ abi: entryPoint07Abi, eventName: 'BeforeExecution' })

/** The reply to `eth_getUserOperationByHash`. Null when the operation is not known. */
export async function readByHash(network: BundlerNetwork, hash: Hex): Promise<unknown> {
  const { client, pool, chainId } = network
  const log = await removeIncluded(network, hash)
  if (!log) {
    const pending = pool.find(hash)
    if (!pending) return null
    const nowhere = { blockNumber: null, blockHash: null, transactionHash: null }
    return { userOperation: toRpcUserOperation(pending.operation), entryPoint, ...nowhere }
  }
  const transaction = await client.request({ method: 'eth_getTransactionByHash', params: [log.transactionHash] })
  const operation = transaction && findInBundle(transaction.input, (each) => hashOperation(each, chainId) === hash)
  if (!operation) return null
  const { hash: transactionHash, blockHash, blockNumber } = transaction
  return { userOperation: toRpcUserOperation(operation), entryPoint, blockNumber, blockHash, transactionHash }
}

/**
 * The reply to `eth_getUserOperationReceipt`. Null while the operation waits, and when it is not known.
 *
 * @throws BundlerError when the operation will not be in a block
 */
export async function readReceipt(network: BundlerNetwork, hash: Hex): Promise<unknown> {
  const { client, pool } = network
  const inclusion = await removeIncluded(network, hash)
  if (!inclusion) {
    const failure = pool.readFailure(hash)
    if (failure === undefined) return null
    throw new BundlerError(bundlerCodes.rejected, failure)
  }
  const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [inclusion.transactionHash] })
  if (!receipt) return null
  const { sender, nonce, paymaster, success, actualGasCost, actualGasUsed } = inclusion.args
  const isMark = ({ address, topics: [topic] }: RpcLog) =>
    isAddressEqual(address, entryPoint) && (topic === eventTopic || topic === beforeTopic)
  const end = receipt.logs.findIndex((log) => isMark(log) && log.topics[0] === eventTopic && log.topics[1] === hash)
  const start = receipt.logs.slice(0, Math.max(0, end)).findLastIndex(isMark) + 1
  const logs = receipt.logs.slice(start, end + 1)
  return {
    userOpHash: hash,
    entryPoint,
    sender,
    nonce: toHex(nonce),
    ...(paymaster === zeroAddress ? {} : { paymaster }),
    actualGasCost: toHex(actualGasCost),
    actualGasUsed: toHex(actualGasUsed),
    success,
    ...(success ? {} : { reason: readReason(logs) }),
    logs,
    receipt,
  }
}

type RpcLog = { address: Hex; topics: readonly Hex[]; data: Hex }

function toHex(value: bigint): Hex {
  return `0x${value.toString(16)}`
}

/** Why the call of the account reverted. Empty without a reason. */
function readReason(logs: readonly RpcLog[]): string {
  const eventName = ['UserOperationRevertReason', 'PostOpRevertReason'] as const
  // viem's type requires fields of logs that it does not read.
  const [event] = parseEventLogs({ abi: entryPoint07Abi, eventName: [...eventName], logs: [...logs] as never })
  return (event && decodeRevert({ result: { output: event.args.revertReason } })) ?? ''
}

/** Finds an operation in the data of a call of `handleOps`. Undefined when another contract made that call. */
function findInBundle(data: Hex, isWanted: (operation: UserOperation) => boolean): UserOperation | undefined {
  try {
    const call = decodeFunctionData({ abi: entryPoint07Abi, data })
    return call.functionName === 'handleOps' ? call.args[0].map(unpackOperation).find(isWanted) : undefined
  } catch {
    // viem throws if the data is not a call of the EntryPoint.
    return undefined
  }
}
