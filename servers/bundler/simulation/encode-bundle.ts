import { type Address, encodeFunctionData, type Hex, size } from 'viem'
import { entryPoint07Abi, toPackedUserOperation } from 'viem/account-abstraction'
import type { UserOperation } from '../../../src/embedded/smart-account/user-operation.js'

/** Gas of any transaction. */
const TRANSACTION_GAS = 21_000n
/** Gas of a byte of data that is not 0. */
const BYTE_GAS = 16n
/** The least gas of a byte of data that is not 0, execution included (EIP-7623). */
const FLOOR_BYTE_GAS = 40n
/** Gas of `handleOps` for one operation that the EntryPoint does not measure, and so does not charge. Measured. */
const UNMEASURED_GAS = 19_500n
/** The same for 32 bytes of data, which are copied and hashed. Measured. */
const UNMEASURED_WORD_GAS = 10n
/** Gas that the EntryPoint keeps for itself while it calls the account, and what a transaction may use less at the end. */
const RESERVE_GAS = 60_000n

/** Encodes the call of the EntryPoint that runs `operation` and pays its fee to `beneficiary`. */
export function encodeBundle(operation: UserOperation, beneficiary: Address): Hex {
  return encodeFunctionData({
    abi: entryPoint07Abi,
    functionName: 'handleOps',
    args: [[toPackedUserOperation(operation)], beneficiary],
  })
}

/** Gas that the account and its paymaster may use. */
export function countOperationGas(operation: UserOperation): bigint {
  const { callGasLimit, verificationGasLimit } = operation
  const { paymasterVerificationGasLimit = 0n, paymasterPostOpGasLimit = 0n } = operation
  return callGasLimit + verificationGasLimit + paymasterVerificationGasLimit + paymasterPostOpGasLimit
}

/** The gas limit of the transaction with `operation`. */
export function countBundleGas(operation: UserOperation): bigint {
  const { callGasLimit, paymasterPostOpGasLimit = 0n } = operation
  // A call gets 63/64 of the gas that is left (EIP-150), and the account is called two levels down.
  const passedOn = (callGasLimit + paymasterPostOpGasLimit) / 31n
  const used = getLeastPreVerificationGas(operation) + countOperationGas(operation) + passedOn + RESERVE_GAS
  const floor = countFloorGas(operation)
  return used > floor ? used : floor
}

/**
 * The least `preVerificationGas` with which the fee of `operation` covers its transaction. It depends on the length of the
 * data only, so it is the same before and after the operation is signed.
 */
export function getLeastPreVerificationGas(operation: UserOperation): bigint {
  const bytes = countBytes(operation)
  return TRANSACTION_GAS + BYTE_GAS * bytes + UNMEASURED_GAS + (UNMEASURED_WORD_GAS * bytes) / 32n
}

/** The least gas of the transaction with `operation`, however little it executes (EIP-7623). */
export function countFloorGas(operation: UserOperation): bigint {
  return TRANSACTION_GAS + FLOOR_BYTE_GAS * countBytes(operation)
}

/** What the account or its paymaster must be able to pay before the operation runs, wei. */
export function getPrefund(operation: UserOperation): bigint {
  return (countOperationGas(operation) + operation.preVerificationGas) * operation.maxFeePerGas
}

function countBytes(operation: UserOperation): bigint {
  return BigInt(size(encodeBundle(operation, operation.sender)))
}
