import type { TypedDataDefinition } from 'viem'
import { toPackedUserOperation } from 'viem/account-abstraction'
import { smartAccountAddresses } from './addresses.js'
import { dummySignature, type UnsignedUserOperation } from './user-operation.js'

const types = {
  PackedUserOperation: [
    { name: 'sender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'initCode', type: 'bytes' },
    { name: 'callData', type: 'bytes' },
    { name: 'accountGasLimits', type: 'bytes32' },
    { name: 'preVerificationGas', type: 'uint256' },
    { name: 'gasFees', type: 'bytes32' },
    { name: 'paymasterAndData', type: 'bytes' },
    { name: 'entryPoint', type: 'address' },
  ],
} as const

export type UserOperationTypedData = TypedDataDefinition<typeof types, 'PackedUserOperation'>

/**
 * Returns the EIP-712 typed data that the owner of `operation.sender` signs, in the domain of the account. HybridDeleGator
 * verifies this instead of the operation hash of ERC-4337.
 *
 * @param chainId Chain on which the operation is to run.
 * @throws viem's error when a field does not fit: gas limits and fees have 128 bits.
 * @example const signature = await owner.signTypedData(toUserOperationTypedData(operation, 31337))
 */
export function toUserOperationTypedData(operation: UnsignedUserOperation, chainId: number): UserOperationTypedData {
  const packed = toPackedUserOperation({ ...operation, signature: dummySignature })
  return {
    domain: { name: 'HybridDeleGator', version: '1', chainId, verifyingContract: operation.sender },
    types,
    primaryType: 'PackedUserOperation',
    message: {
      sender: packed.sender,
      nonce: packed.nonce,
      initCode: packed.initCode,
      callData: packed.callData,
      accountGasLimits: packed.accountGasLimits,
      preVerificationGas: packed.preVerificationGas,
      gasFees: packed.gasFees,
      paymasterAndData: packed.paymasterAndData,
      entryPoint: smartAccountAddresses.entryPoint,
    },
  }
}
