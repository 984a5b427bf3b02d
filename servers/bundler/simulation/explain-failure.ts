import { decodeErrorResult, formatEther, type Hex, parseAbi } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import type { UserOperation } from '../../../src/embedded/smart-account/user-operation.js'
import { removeInvisible } from '../../../src/rules/text/invisible-characters.js'
import { decodeRevert } from '../../data-api/indexer/decode-revert.js'
import { BundlerError, bundlerCodes } from '../bundler-error.js'
import { getPrefund } from './encode-bundle.js'

const errors = [...entryPoint07Abi, ...parseAbi(['error Error(string)'])] as const

/** Why `handleOps`, the function of the EntryPoint that runs operations, reverted. */
export type BundleFailure = {
  /** Text of the EntryPoint. It begins with a code of ERC-4337, such as AA21. */
  reason: string
  /** The revert data of the account, its factory or paymaster. */
  inner?: Hex
}

/** Reads the revert data of `handleOps`. Undefined if the data is not an error of the EntryPoint, for example if the gas ran out. */
export function readBundleFailure(data: Hex): BundleFailure | undefined {
  try {
    const error = decodeErrorResult({ abi: errors, data })
    if (error.errorName === 'FailedOp') return { reason: error.args[1] }
    // The EntryPoint reverts with a plain text if it cannot read the operation.
    if (error.errorName === 'Error') return { reason: error.args[0] }
    if (error.errorName === 'FailedOpWithRevert') return { reason: error.args[1], inner: error.args[2] }
    return undefined
  } catch {
    // viem throws if the data is not an error of the EntryPoint.
    return undefined
  }
}

/**
 * Whether the verification ran to its end and refused the operation: its signature is wrong, or it is not valid at this time. An estimate
 * expects that, because its signature is a dummy.
 */
export function isRefusedByVerification(failure: BundleFailure | undefined): boolean {
  // 2: the account, 3: its paymaster; 2: the time, 4: the signature.
  return failure !== undefined && /^AA[23][24]/.test(failure.reason)
}

/** The error that explains to the caller why `operation` cannot run. */
export function explainFailure(failure: BundleFailure | undefined, operation: UserOperation): BundlerError {
  if (!failure) {
    return new BundlerError(bundlerCodes.rejected, 'AA95 out of gas: the EntryPoint could not run the operation.')
  }
  // The text is nearly always the EntryPoint's own, but a contract can choose its revert data.
  const reason = removeInvisible(failure.reason.slice(0, 200))
  const code = /^AA\d\d/.exec(reason)?.[0] ?? ''
  const inner = failure.inner === undefined ? null : decodeRevert({ result: { output: failure.inner } })
  const text = inner === null ? reason : `${reason}: ${inner}`
  return new BundlerError(toRpcCode(code), code === 'AA21' ? `${text}. ${explainPrefund(operation)}` : text)
}

function explainPrefund(operation: UserOperation): string {
  const prefund = getPrefund(operation)
  return `The account must have ${formatEther(prefund)} (${prefund} wei) for the fee, as its balance or deposit.`
}

/** The JSON-RPC code for a code of the EntryPoint, or for none. */
function toRpcCode(code: string): number {
  if (code === 'AA24' || code === 'AA34') return bundlerCodes.invalidSignature
  if (code === 'AA22' || code === 'AA32') return bundlerCodes.outOfTimeRange
  return code.startsWith('AA3') ? bundlerCodes.paymasterRejected : bundlerCodes.rejected
}
