import { type Address, type Hex, isAddressEqual, toFunctionSelector } from 'viem'
import { accountAbi } from '../../../src/embedded/smart-account/account-abi.js'
import { decodeAccountCalls } from '../../../src/embedded/smart-account/account-calls.js'
import { smartAccountAddresses } from '../../../src/embedded/smart-account/addresses.js'
import { getFactoryArguments } from '../../../src/embedded/smart-account/get-factory-arguments.js'
import { isRecord } from '../../../src/rules/is-record.js'
import type { OperationLimits } from '../../approval/describe/approval.js'
import type { EvmDescription } from '../../approval/describe/description.js'
import { listCallWarnings } from '../../approval/describe/list-call-warnings.js'
import { describeCall } from '../../requests/describe-call.js'
import { failParams } from '../../requests/params-error.js'
import { parseAddress, parseBytes, parseQuantity } from '../../requests/parse-params.js'
import { FrameError } from '../messaging/frame-error.js'
import { findAccount } from '../wallet/wallet-account.js'
import { MAX_CALLS } from './describe-calls.js'
import { refuseAccountCalls, refuseChange } from './refuse-takeover.js'
import type { FrameInput } from './request-context.js'

const gasFields = [
  'callGasLimit',
  'verificationGasLimit',
  'preVerificationGas',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
] as const
const known: ReadonlySet<string> = new Set([
  'sender',
  'nonce',
  'callData',
  'factory',
  'factoryData',
  'signature',
  ...gasFields,
])
const { entryPoint, delegationManager } = smartAccountAddresses

const executeSelectors: ReadonlySet<string> = new Set(
  accountAbi.filter(({ name }) => name === 'execute').map((method) => toFunctionSelector(method)),
)

/**
 * Describes `eth_sendUserOperation` (ERC-7769): `[operation, entryPoint]`. The chain supplies the fields that the
 * operation leaves out. Gas limits and fees of zero count as open. The wallet signs by itself: `signature` is not read.
 */
export function describeOperation({ params: [value, address], context, parseSigner }: FrameInput): EvmDescription {
  if (!isRecord(value)) throw failParams('`eth_sendUserOperation` takes an operation and its EntryPoint (ERC-7769).')
  const other = Object.keys(value).find((key) => !known.has(key))
  if (other !== undefined) throw failParams(`The operation has \`${other}\`, which this wallet does not send.`)
  if (!isAddressEqual(parseAddress(address, 'The EntryPoint'), entryPoint)) {
    throw failParams(`The EntryPoint must be ${entryPoint} (0.7).`)
  }
  const signer = parseSigner(value.sender)
  if (signer.type !== 'smartAccount')
    throw new FrameError(4200, `${signer.address} is no smart account on this network.`)
  checkFactory(value, findAccount(context.accounts, 'eoa').address)
  const callData = parseBytes(value.callData, '`callData`')
  const calls = decodeAccountCalls(callData)
  if (calls) refuseAccountCalls(calls, signer.address)
  else refuseUnreadable(callData, signer.address)
  if (calls && (calls.length === 0 || calls.length > MAX_CALLS)) {
    throw failParams(`The operation must make 1 to ${MAX_CALLS} calls.`)
  }
  const described = calls?.map(describeCall) ?? null
  return {
    kind: 'operation',
    signer,
    calls: described,
    request: { kind: 'send-operation', callData, calls, limits: parseLimits(value) },
    warnings: described ? listCallWarnings(described) : [{ kind: 'unknown-operation' }],
  }
}

/** The deployment of the account is known. Another one is refused. */
function checkFactory({ factory, factoryData }: Record<string, unknown>, owner: Address): void {
  if (factory === undefined && factoryData === undefined) return
  const own = getFactoryArguments(owner)
  const isOwn =
    isAddressEqual(parseAddress(factory, '`factory`'), own.factory) &&
    parseBytes(factoryData, '`factoryData`') === own.factoryData.toLowerCase()
  if (!isOwn) throw failParams('`factory` and `factoryData` do not deploy the account of this wallet. Leave them out.')
}

/**
 * Unreadable calls are shown as bytes. Only calls of `execute` can be harmless, and only those that do not name the account
 * itself or the contract of its delegations.
 */
function refuseUnreadable(callData: Hex, account: Address): void {
  const names = (address: Address) => callData.includes(address.slice(2).toLowerCase())
  if (!executeSelectors.has(callData.slice(0, 10)) || names(account) || names(delegationManager)) throw refuseChange()
}

function parseLimits(value: Record<string, unknown>): OperationLimits {
  const limits: OperationLimits = {}
  const nonce = parseQuantity(value.nonce, '`nonce`')
  if (nonce !== undefined) limits.nonce = nonce
  for (const name of gasFields) {
    const limit = parseQuantity(value[name], `\`${name}\``)
    if (limit !== undefined && limit >= 1n << 128n) throw failParams(`\`${name}\` has 128 bits at most.`)
    if (limit) limits[name] = limit
  }
  const { maxFeePerGas, maxPriorityFeePerGas } = limits
  if (maxFeePerGas !== undefined && maxPriorityFeePerGas !== undefined && maxPriorityFeePerGas > maxFeePerGas) {
    throw failParams('`maxPriorityFeePerGas` is above `maxFeePerGas` (EIP-1559).')
  }
  return limits
}
