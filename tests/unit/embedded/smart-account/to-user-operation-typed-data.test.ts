import { validateTypedData } from 'viem'
import { toPackedUserOperation } from 'viem/account-abstraction'
import { expect, test } from 'vitest'
import { smartAccountAddresses } from '../../../../src/embedded/smart-account/addresses.js'
import { toUserOperationTypedData } from '../../../../src/embedded/smart-account/to-user-operation-typed-data.js'
import { dummySignature, type UnsignedUserOperation } from '../../../../src/embedded/smart-account/user-operation.js'

// That the account accepts a signature of it is tested on a chain: tests/unit/servers/chains/smart-accounts.

const operation: UnsignedUserOperation = {
  sender: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  nonce: 3n,
  factory: smartAccountAddresses.factory,
  factoryData: '0xabcd',
  callData: '0x1234',
  callGasLimit: 0x11n,
  verificationGasLimit: 0x22n,
  preVerificationGas: 0x33n,
  maxFeePerGas: 0x44n,
  maxPriorityFeePerGas: 0x55n,
  paymaster: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  paymasterVerificationGasLimit: 0x66n,
  paymasterPostOpGasLimit: 0x77n,
  paymasterData: '0xef',
}

test('the owner signs every field, in the domain of the account and the chain', () => {
  const { domain, message, primaryType, types } = toUserOperationTypedData(operation, 31337)
  expect(domain).toEqual({ name: 'HybridDeleGator', version: '1', chainId: 31337, verifyingContract: operation.sender })
  const { signature: _, ...packed } = toPackedUserOperation({ ...operation, signature: dummySignature })
  expect(message).toEqual({ ...packed, entryPoint: smartAccountAddresses.entryPoint })
  expect(types[primaryType].map(({ name }) => name).toSorted()).toEqual(Object.keys(message).toSorted())
  validateTypedData(toUserOperationTypedData(operation, 31337))
})

test('a field that does not fit is refused', () => {
  expect(() => toUserOperationTypedData({ ...operation, callGasLimit: 2n ** 128n }, 1)).toThrow()
})
