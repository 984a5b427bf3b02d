import { type Address, encodeFunctionData, type Hex, hexToBytes, size } from 'viem'
import { entryPoint07Abi, toPackedUserOperation } from 'viem/account-abstraction'
import type { UserOperation } from '../../../src/embedded/smart-account/user-operation.js'
import { max } from '../min-and-max.js'

/** Gas of any transaction. */
const TRANSACTION_GAS = 21_000n
/** Gas of a token of data, and its least gas, execution included. A byte has 4 tokens, a byte that is 0 has one (EIP-7623). */
const TOKEN_GAS = 4n
const FLOOR_TOKEN_GAS = 10n
/** Gas of `handleOps` for one operation that the EntryPoint does not measure, and so does not charge. Measured. */
const UNMEASURED_GAS = 19_500n
/** The same for 32 bytes of data, which are copied and hashed. Measured. */
const UNMEASURED_WORD_GAS = 10n
/**
 * Gas that the EntryPoint keeps for itself while it calls the account, and the gas that a transaction may leave unused
 * at the end.
 */
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
  const used = getMinPreVerificationGas(operation) + countOperationGas(operation) + passedOn + RESERVE_GAS
  const floor = countFloorGas(operation)
  return used > floor ? used : floor
}

/**
 * The least `preVerificationGas` with which the fee of `operation` covers its transaction. It is the same before and after the
 * numbers are filled in and the operation is signed.
 */
export function getMinPreVerificationGas(operation: UserOperation): bigint {
  const { tokens, words } = measureData(operation)
  return TRANSACTION_GAS + TOKEN_GAS * tokens + UNMEASURED_GAS + UNMEASURED_WORD_GAS * words
}

/**
 * The most `preVerificationGas` that an operation needs: the minimum, plus the extra cost of its data if little is
 * executed (EIP-7623). The part above it is a gift to the bundler.
 */
export function getMaxPreVerificationGas(operation: UserOperation): bigint {
  return max(getMinPreVerificationGas(operation), countFloorGas(operation))
}

/** The least gas of the transaction with `operation`, however little it executes (EIP-7623). */
export function countFloorGas(operation: UserOperation): bigint {
  return TRANSACTION_GAS + FLOOR_TOKEN_GAS * measureData(operation).tokens
}

/** The amount that the account or its paymaster must be able to pay before the operation runs, wei. */
export function getPrefund(operation: UserOperation): bigint {
  return (countOperationGas(operation) + operation.preVerificationGas) * operation.maxFeePerGas
}

/** Measures the data of the transaction, with the longest numbers and signatures that are usual. */
function measureData(operation: UserOperation): { tokens: bigint; words: bigint } {
  const { paymaster, paymasterData = '0x', signature } = operation
  const [gas, fee] = [0xff_ff_ffn, 0xff_ff_ff_ff_ff_ff_ff_ffn]
  const data = hexToBytes(
    encodeBundle(
      {
        ...operation,
        callGasLimit: gas,
        verificationGasLimit: gas,
        preVerificationGas: gas,
        maxFeePerGas: fee,
        maxPriorityFeePerGas: fee,
        signature: fill(signature),
        ...(paymaster
          ? {
              paymasterVerificationGasLimit: gas,
              paymasterPostOpGasLimit: gas,
              paymasterData: fill(paymasterData),
            }
          : {}),
      },
      operation.sender,
    ),
  )
  const tokens = data.reduce((sum, byte) => sum + (byte === 0 ? 1 : 4), 0)
  return { tokens: BigInt(tokens), words: BigInt(Math.ceil(data.length / 32)) }
}

/** Data of the same length without a byte that is 0. */
function fill(data: Hex): Hex {
  return `0x${'ff'.repeat(size(data))}`
}
