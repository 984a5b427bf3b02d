import fc from 'fast-check'
import { getAddress, type Hex, size } from 'viem'
import { formatUserOperationRequest } from 'viem/account-abstraction'
import { describe, expect, it } from 'vitest'
import {
  dummySignature,
  fromRpcUserOperation,
  InvalidUserOperationError,
  toRpcUserOperation,
  type UserOperation,
} from '../../../../src/embedded/smart-account/user-operation.js'

const bytes = (size: { minLength?: number; maxLength: number }) =>
  fc.uint8Array(size).map((array): Hex => `0x${Buffer.from(array).toString('hex')}`)
const address = bytes({ minLength: 20, maxLength: 20 }).map(getAddress)
const uint = (bits: bigint) => fc.bigInt({ min: 0n, max: 2n ** bits - 1n })
const data = bytes({ maxLength: 80 })

const base = fc.record({
  sender: address,
  nonce: uint(256n),
  callData: data,
  callGasLimit: uint(128n),
  verificationGasLimit: uint(128n),
  preVerificationGas: uint(256n),
  maxFeePerGas: uint(128n),
  maxPriorityFeePerGas: uint(128n),
  signature: data,
})
const factory = fc.record({ factory: address, factoryData: data })
const paymaster = fc.record({
  paymaster: address,
  paymasterVerificationGasLimit: uint(128n),
  paymasterPostOpGasLimit: uint(128n),
  paymasterData: data,
})
const none = fc.constant({})
const userOperation = fc
  .tuple(base, fc.oneof(none, factory), fc.oneof(none, paymaster))
  .map(([fields, deployment, payment]): UserOperation => ({ ...fields, ...deployment, ...payment }))

const plain: UserOperation = {
  sender: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  nonce: 3n,
  callData: '0x1234',
  callGasLimit: 100_000n,
  verificationGasLimit: 200_000n,
  preVerificationGas: 50_000n,
  maxFeePerGas: 2_000_000_000n,
  maxPriorityFeePerGas: 1n,
  signature: dummySignature,
}

describe('a user operation in JSON-RPC', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(userOperation, (operation) => {
        const sent: unknown = JSON.parse(JSON.stringify(toRpcUserOperation(operation)))
        expect(fromRpcUserOperation(sent)).toEqual(operation)
      }),
    )
  })

  it('is written as viem writes it', () => {
    fc.assert(
      fc.property(userOperation, (operation) => {
        expect(toRpcUserOperation(operation)).toEqual(JSON.parse(JSON.stringify(formatUserOperationRequest(operation))))
      }),
    )
  })

  it('leaves out fields that are absent, null or unknown', () => {
    expect(Object.keys(toRpcUserOperation({ ...plain, factory: undefined }))).not.toContain('factory')
    const read = fromRpcUserOperation({ ...toRpcUserOperation(plain), factory: null, paymaster: undefined, more: 1 })
    expect(read).toEqual(plain)
  })

  it.each<[string, unknown, string]>([
    ['nothing', null, 'not an object'],
    ['a text', '0x', 'not an object'],
    ['an array', [], 'not an object'],
    ['no sender', change({ sender: undefined }), 'The field sender of the user operation is missing.'],
    [
      'a sender of 19 bytes',
      change({ sender: `0x${'11'.repeat(19)}` }),
      'sender of the user operation is not an address',
    ],
    ['a number for a nonce', change({ nonce: 3 }), 'nonce of the user operation is not a number in hex'],
    ['a negative nonce', change({ nonce: '-0x1' }), 'nonce'],
    ['an empty number', change({ callGasLimit: '0x' }), 'callGasLimit'],
    ['a decimal', change({ preVerificationGas: '100' }), 'preVerificationGas'],
    ['gas of 129 bits', change({ verificationGasLimit: `0x1${'0'.repeat(32)}` }), 'at most 128 bits'],
    ['half a byte', change({ callData: '0x123' }), 'callData of the user operation is not bytes in hex'],
    ['an object for data', change({ signature: {} }), 'signature'],
    ['data of no factory', change({ factoryData: '0x12' }), 'factoryData has no meaning without factory'],
    ['data of no paymaster', change({ paymasterData: '0x12' }), 'paymasterData has no meaning without paymaster'],
    [
      'a paymaster without gas',
      change({ paymaster: plain.sender }),
      'paymasterVerificationGasLimit of the user operation is missing',
    ],
    ['the marker of EIP-7702', change({ factory: '0x7702' }), 'factory of the user operation is not an address'],
    ['an authorization', change({ eip7702Auth: {} }), 'eip7702Auth is not supported'],
  ])('is refused with the reason: %s', (_name, value, reason) => {
    const read = () => fromRpcUserOperation(value)
    expect(read).toThrow(InvalidUserOperationError)
    expect(read).toThrow(reason)
  })

  function change(fields: Record<string, unknown>): Record<string, unknown> {
    return { ...toRpcUserOperation(plain), ...fields }
  }
})

it('has a dummy signature of the length of a real one, 65 bytes', () => {
  expect(size(dummySignature)).toBe(65)
})
