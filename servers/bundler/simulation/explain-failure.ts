import { decodeErrorResult, formatEther, type Hex, parseAbi } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import type { UserOperation } from '../../../src/embedded/smart-account/user-operation.js'
import { removeInvisible } from '../../../src/rules/text/invisible-characters.js'
import { decodeRevert } from '../../data-api/indexer/decode-revert.js'
import { BundlerError, bundlerCodes } from '../bundler-error.js'
import { getPrefund } from './encode-bundle.js'

const errors = [...entryPoint07Abi, ...parseAbi(['error Error(string)'])] as const

/** Why `handleOps` reverted. */
export type BundleFailure = {
  /** Text of the EntryPoint. It begins with a code of ERC-4337, such as AA21. */
  reason: string
  /** The revert data of the account, its factory or paymaster. */
  inner?: Hex
}

/** Reads the revert data of `handleOps`. Undefined if it is not one of its errors, for example if the gas ran out. */
export function readBundleFailure(data: Hex): BundleFailure | undefined {
  try {
    const error = decodeErrorResult({ abi: errors, data })
    if (error.errorName === 'FailedOp') return { reason: error.args[1] }
    // While it reads the operation, it reverts with a text.
    if (error.errorName === 'Error') return { reason: error.args[0] }
    if (error.errorName === 'FailedOpWithRevert') return { reason: error.args[1], inner: error.args[2] }
    return undefined
  } catch {
    // viem throws if the data is not an error of the EntryPoint.
    return undefined
  }
}

/**
 * Whether the verification ran to its end, and only its answer was no: the signature or the time is not right. The dummy
 * signature of an estimate leads to that.
 */
export function endsVerification(failure: BundleFailure | undefined): boolean {
  return failure !== undefined && /^AA[23][24]/.test(failure.reason)
}

/** The error that explains to the caller why `operation` cannot run. */
export function explainFailure(failure: BundleFailure | undefined, operation: UserOperation): BundlerError {
  if (!failure) {
    return new BundlerError(bundlerCodes.rejected, 'AA95 out of gas: the EntryPoint could not run the operation.')
  }
  // Nearly all are texts of the EntryPoint, but a contract can choose its revert data.
  const reason = removeInvisible(failure.reason.slice(0, 200))
  const code = /^AA\d\d/.exec(reason)?.[0] ?? ''
  const inner = failure.inner === undefined ? null : decodeRevert({ result: { output: failure.inner } })
  const text = inner === null ? reason : `${reason}: ${inner}`
  return new BundlerError(readCode(code), code === 'AA21' ? `${text}. ${explainPrefund(operation)}` : text)
}

function explainPrefund(operation: UserOperation): string {
  const prefund = getPrefund(operation)
  return `The account must have ${formatEther(prefund)} (${prefund} wei) for the fee, as its balance or deposit.`
}

function readCode(code: string): number {
  if (code === 'AA24' || code === 'AA34') return bundlerCodes.invalidSignature
  if (code === 'AA22' || code === 'AA32') return bundlerCodes.outOfTimeRange
  return code.startsWith('AA3') ? bundlerCodes.paymasterRejected : bundlerCodes.rejected
}
