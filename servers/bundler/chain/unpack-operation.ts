import { type Hex, hexToBigInt, size, slice } from 'viem'
import type { PackedUserOperation } from 'viem/account-abstraction'
import type { UserOperation } from '../../../src/embedded/smart-account/user-operation.js'

/** Reads an operation as `handleOps` of EntryPoint 0.7 takes it. */
export function unpackOperation(packed: PackedUserOperation): UserOperation {
  const { sender, nonce, initCode, callData, accountGasLimits, preVerificationGas, gasFees, signature } = packed
  return {
    sender,
    nonce,
    ...(size(initCode) >= 20 ? { factory: slice(initCode, 0, 20), factoryData: readRest(initCode, 20) } : {}),
    callData,
    callGasLimit: readHalf(accountGasLimits, 16),
    verificationGasLimit: readHalf(accountGasLimits, 0),
    preVerificationGas,
    maxFeePerGas: readHalf(gasFees, 16),
    maxPriorityFeePerGas: readHalf(gasFees, 0),
    ...unpackPaymaster(packed.paymasterAndData),
    signature,
  }
}

/** The address, two numbers of 16 bytes, and data. */
function unpackPaymaster(text: Hex): Partial<UserOperation> {
  if (size(text) < 52) return {}
  return {
    paymaster: slice(text, 0, 20),
    paymasterVerificationGasLimit: readHalf(text, 20),
    paymasterPostOpGasLimit: readHalf(text, 36),
    paymasterData: readRest(text, 52),
  }
}

function readHalf(bytes: Hex, start: number): bigint {
  return hexToBigInt(slice(bytes, start, start + 16))
}

function readRest(bytes: Hex, start: number): Hex {
  return size(bytes) === start ? '0x' : slice(bytes, start)
}
