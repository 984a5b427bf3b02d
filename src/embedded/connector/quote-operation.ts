import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  numberToHex,
  parseAbi,
} from 'viem'
import { ContractRevertedError, InsufficientFundsError } from '../../core/errors/transaction-errors.js'
import type { Quote } from '../../core/requests/requests.js'
import { isRecord } from '../../rules/is-record.js'
import { encodeAccountCalls } from '../smart-account/account-calls.js'
import { smartAccountAddresses } from '../smart-account/addresses.js'
import { getFactoryArguments } from '../smart-account/get-factory-arguments.js'
import { dummySignature, toRpcUserOperation } from '../smart-account/user-operation.js'

/** In wei. `gas`: of the whole operation. */
export type OperationQuote = Quote & { gas: bigint }

type Call = { to: Hex; value: bigint; data?: Hex | undefined }
type Wallet = {
  request: (request: { method: string; params: readonly unknown[] }) => Promise<unknown>
  sender: Address
  /** The account of the key that controls it. */
  owner: Address
  chainId: number
}

const { entryPoint } = smartAccountAddresses

const entryPointAbi = parseAbi([
  'function getNonce(address sender, uint192 key) view returns (uint256)',
  'function balanceOf(address account) view returns (uint256)',
])

/** The code of ERC-7769 for calls that revert. */
const CALLS_REVERT = -32521

/**
 * Estimates a call as the embedded wallet will send it: as a user operation, with the deployment of an account that has no
 * code yet, at twice the base fee. The account pays from its deposit in the EntryPoint first. Where it cannot pay for its
 * first operation and the wallet has a paymaster, the fee is 0.
 *
 * @throws InsufficientFundsError, ContractRevertedError when the call reverts, and what `request` throws
 */
export async function quoteOperation(call: Call, { request, sender, owner, chainId }: Wallet): Promise<OperationQuote> {
  const ask = async (method: string, params: readonly unknown[]) => toBigInt(await request({ method, params }), method)
  const read = async (functionName: 'getNonce' | 'balanceOf') => {
    const data = encodeFunctionData(
      functionName === 'getNonce'
        ? { abi: entryPointAbi, functionName, args: [sender, 0n] }
        : { abi: entryPointAbi, functionName, args: [sender] },
    )
    const answer = await request({ method: 'eth_call', params: [{ to: entryPoint, data }, 'latest'] })
    return decodeFunctionResult({ abi: entryPointAbi, functionName, data: answer as Hex })
  }
  const [balance, nonce, deposit, code, priorityFee, block, hasPaymaster] = await Promise.all([
    ask('eth_getBalance', [sender, 'latest']),
    read('getNonce'),
    read('balanceOf'),
    request({ method: 'eth_getCode', params: [sender, 'latest'] }),
    ask('eth_maxPriorityFeePerGas', []),
    request({ method: 'eth_getBlockByNumber', params: ['latest', false] }),
    readHasPaymaster(request, sender, chainId),
  ])
  // The bundler would only say that the call reverts.
  if (balance < call.value) throw explainLack(balance, call.value)
  const operation = {
    sender,
    nonce,
    ...(code === '0x' ? getFactoryArguments(owner) : {}),
    callData: encodeAccountCalls([{ ...call, data: call.data ?? '0x' }]),
    callGasLimit: 0n,
    verificationGasLimit: 0n,
    preVerificationGas: 0n,
    maxFeePerGas: 0n,
    maxPriorityFeePerGas: 0n,
    signature: dummySignature,
  }
  const estimate = await request({
    method: 'eth_estimateUserOperationGas',
    params: [toRpcUserOperation(operation), entryPoint],
  }).catch((error: unknown) => {
    if (!isRecord(error) || error.code !== CALLS_REVERT) throw error
    throw new ContractRevertedError({ reason: readReason(error.message), cause: error })
  })
  const gas = ['callGasLimit', 'verificationGasLimit', 'preVerificationGas'].reduce(
    (sum, name) => sum + toBigInt(isRecord(estimate) ? estimate[name] : undefined, name),
    0n,
  )
  const baseFee = toBigInt(isRecord(block) ? block.baseFeePerGas : undefined, 'baseFeePerGas')
  const fee = gas * (baseFee * 2n + priorityFee)
  const due = fee > deposit ? fee - deposit : 0n
  if (balance >= call.value + due) return { gas, fee }
  if (hasPaymaster && nonce === 0n) return { gas, fee: 0n, isSponsored: true }
  throw explainLack(balance, call.value + due)
}

function explainLack(balance: bigint, needed: bigint): InsufficientFundsError {
  return new InsufficientFundsError({ details: `The balance is ${balance} wei; ${needed} are needed.` })
}

/** Whether the wallet has a paymaster for the first operation of an account. A wallet that does not answer has none. */
async function readHasPaymaster(request: Wallet['request'], sender: Address, chainId: number): Promise<boolean> {
  const chain = numberToHex(chainId)
  const answer = await request({ method: 'wallet_getCapabilities', params: [sender, [chain]] }).catch(() => null)
  const own = isRecord(answer) ? answer[chain] : null
  const offer = isRecord(own) ? own.sponsoredFirstOperation : null
  return isRecord(offer) && offer.supported === true
}

/** A bundler writes the reason behind what it says itself. */
function readReason(message: unknown): string | undefined {
  return /revert\w*(?: with reason)?: (.+)$/s.exec(String(message))?.[1]
}

function toBigInt(value: unknown, name: string): bigint {
  if (typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value)) return hexToBigInt(value as Hex)
  throw new TypeError(`The answer to ${name} is no number in hex.`)
}
