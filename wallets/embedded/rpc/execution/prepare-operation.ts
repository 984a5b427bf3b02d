import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, hexToBigInt, isHex, parseAbi } from 'viem'
import { smartAccountAddresses } from '../../../../src/embedded/smart-account/addresses.js'
import { getFactoryArguments } from '../../../../src/embedded/smart-account/get-factory-arguments.js'
import {
  dummySignature,
  toRpcUserOperation,
  type UnsignedUserOperation,
} from '../../../../src/embedded/smart-account/user-operation.js'
import { isRecord } from '../../../../src/rules/is-record.js'
import type { OperationLimits } from '../../../approval/describe/approval.js'
import { type Fees, readFees } from '../../../requests/prepare-transaction.js'
import { FrameError } from '../../messaging/frame-error.js'
import type { Node } from '../create-node.js'
import { readIsDeployed } from '../read-is-deployed.js'

const { entryPoint } = smartAccountAddresses

/** The most gas of a transaction (EIP-7825), and so of an operation. */
const MAX_GAS = 1n << 24n

/**
 * The fee of a page may be this many times the fee that the wallet would choose. The sender of an operation gets its
 * fee, and it may be the page itself.
 */
const MAX_TIMES = 4n

/** The part of the EntryPoint 0.7 ABI that is used. */
const entryPointAbi = parseAbi([
  'function getNonce(address sender, uint192 key) view returns (uint256 nonce)',
  'function balanceOf(address account) view returns (uint256)',
])

/** The calls of an operation. `value`: the sum that they send, wei. */
export type OperationDraft = { sender: Address; callData: Hex; limits: OperationLimits; value: bigint }

/** A user operation without its signature, and the values that are shown. Amounts in wei. */
export type PreparedOperation = {
  operation: UnsignedUserOperation
  /** The highest fee that the account may pay. */
  fee: bigint
  /** The balance of the account for its calls. */
  balance: bigint
  /** The deposit for fees, in the EntryPoint. */
  deposit: bigint
  isDeployed: boolean
}

/**
 * Reads nonce, deployment, fees and gas of an operation, those that the page leaves open.
 *
 * @param owner Whose key controls the account.
 * @throws FrameError with -32000 when the account does not have `value`, -32602 if the fee of the page is far too high; the
 * error of the node or the bundler, such as why the call of the account reverts
 */
export async function prepareOperation(
  { sender, callData, limits, value }: OperationDraft,
  { node, bundler, owner }: { node: Node; bundler: Node; owner: Address },
): Promise<PreparedOperation> {
  const readEntryPoint = async (data: Hex, functionName: 'getNonce' | 'balanceOf') => {
    const answer = await node('eth_call', [{ to: entryPoint, data }, 'latest'])
    if (!isHex(answer) || answer === '0x') throw new FrameError(-32603, 'EntryPoint 0.7 is not on this network.')
    return decodeFunctionResult({ abi: entryPointAbi, functionName, data: answer })
  }
  const getNonce = encodeFunctionData({ abi: entryPointAbi, functionName: 'getNonce', args: [sender, 0n] })
  const balanceOf = encodeFunctionData({ abi: entryPointAbi, functionName: 'balanceOf', args: [sender] })
  const [nonce, isDeployed, fees, answer, deposit] = await Promise.all([
    limits.nonce ?? readEntryPoint(getNonce, 'getNonce'),
    readIsDeployed(node, sender),
    readFees(node, limits),
    node('eth_getBalance', [sender, 'latest']),
    readEntryPoint(balanceOf, 'balanceOf'),
  ])
  const balance = isHex(answer) ? hexToBigInt(answer) : 0n
  // The bundler would only report that the call reverts.
  if (value > balance) throw new FrameError(-32000, 'The account has less than the amount that it would send.')
  const draft = { sender, nonce, ...(isDeployed ? {} : getFactoryArguments(owner)), callData }
  const estimate = await estimateGas(bundler, draft)
  const gas = { ...estimate, ...pickGas(limits) }
  const fee = readFee(gas, fees)
  const hasFees = limits.maxFeePerGas !== undefined || limits.maxPriorityFeePerGas !== undefined
  const usual = readFee(estimate, hasFees ? await readFees(node) : fees)
  if (fee > usual * MAX_TIMES) {
    throw new FrameError(-32602, `The gas and fees of the operation are more than ${MAX_TIMES} times what it needs.`)
  }
  return {
    operation: { ...draft, ...gas, ...fees },
    fee,
    balance,
    deposit,
    isDeployed,
  }
}

type Gas = Pick<UnsignedUserOperation, 'preVerificationGas' | 'verificationGasLimit' | 'callGasLimit'>

/** The maximum cost of an operation, wei: the EntryPoint takes it before it runs the operation. */
function readFee({ preVerificationGas, verificationGasLimit, callGasLimit }: Gas, { maxFeePerGas }: Fees): bigint {
  return (preVerificationGas + verificationGasLimit + callGasLimit) * maxFeePerGas
}

function pickGas({ preVerificationGas, verificationGasLimit, callGasLimit }: OperationLimits): Partial<Gas> {
  return {
    ...(preVerificationGas === undefined ? {} : { preVerificationGas }),
    ...(verificationGasLimit === undefined ? {} : { verificationGasLimit }),
    ...(callGasLimit === undefined ? {} : { callGasLimit }),
  }
}

async function estimateGas(
  bundler: Node,
  draft: Pick<UnsignedUserOperation, 'sender' | 'nonce' | 'factory' | 'factoryData' | 'callData'>,
): Promise<Gas> {
  const open = { callGasLimit: 0n, verificationGasLimit: 0n, preVerificationGas: 0n }
  const unpriced = { ...draft, ...open, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n, signature: dummySignature }
  const answer = await bundler('eth_estimateUserOperationGas', [toRpcUserOperation(unpriced), entryPoint])
  const read = (name: keyof Gas) => {
    const value = isRecord(answer) ? answer[name] : undefined
    const gas = isHex(value) && value.length > 2 ? hexToBigInt(value) : MAX_GAS
    // A bundler gets the fee for the gas that it states.
    if (gas < MAX_GAS) return gas
    throw new FrameError(-32603, `The estimate of the bundler has no ${name} that a transaction may have.`)
  }
  return {
    preVerificationGas: read('preVerificationGas'),
    verificationGasLimit: read('verificationGasLimit'),
    callGasLimit: read('callGasLimit'),
  }
}
