import { type Address, getAddress, type Hex, isAddress, numberToHex } from 'viem'

/** A user operation of ERC-4337 for EntryPoint 0.7, not packed. Gas in units of gas, fees in wei per unit. */
export type UnsignedUserOperation = {
  /** The account that acts. */
  sender: Address
  nonce: bigint
  /** Deploys `sender`. Absent when it is deployed. */
  factory?: Address | undefined
  factoryData?: Hex | undefined
  /** The call data for `sender`. `encodeAccountCalls` makes it. */
  callData: Hex
  callGasLimit: bigint
  verificationGasLimit: bigint
  preVerificationGas: bigint
  maxFeePerGas: bigint
  maxPriorityFeePerGas: bigint
  /** Pays the fee. Absent when `sender` does. */
  paymaster?: Address | undefined
  paymasterVerificationGasLimit?: bigint | undefined
  paymasterPostOpGasLimit?: bigint | undefined
  paymasterData?: Hex | undefined
}

export type UserOperation = UnsignedUserOperation & { signature: Hex }

/** A user operation as the JSON-RPC methods of ERC-4337 (ERC-7769) name and write it: numbers in hex. */
export type RpcUserOperation = {
  [field in keyof UserOperation]: Extract<UserOperation[field], undefined> | Hex
}

/**
 * A signature with the length of a real one. The account recovers another signer from it instead of reverting. For gas
 * estimates.
 */
export const dummySignature: Hex =
  '0xfffffffffffffffffffffffffffffff0000000000000000000000000000000007aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1c'

/** A user operation in JSON-RPC that cannot be read. `message` names the field and what is wrong with it. */
export class InvalidUserOperationError extends Error {
  override readonly name = 'InvalidUserOperationError'
}

/**
 * Writes an operation for JSON-RPC. Absent fields stay absent.
 *
 * @example request({ method: 'eth_sendUserOperation', params: [toRpcUserOperation(operation), entryPoint] })
 */
export function toRpcUserOperation(operation: UserOperation): RpcUserOperation {
  const fields = Object.entries(operation).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    fields.map(([name, value]) => [name, typeof value === 'bigint' ? numberToHex(value) : value]),
  ) as RpcUserOperation
}

/**
 * Reads an operation from JSON-RPC. Fields that are null count as absent, and unknown ones are left out.
 *
 * @throws InvalidUserOperationError when a field is missing or malformed, or has no meaning without another. An estimate of
 * gas may lack fields: fill them in first.
 * @example fromRpcUserOperation({ callGasLimit: '0x0', signature: dummySignature, ...params[0] })
 */
export function fromRpcUserOperation(value: unknown): UserOperation {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidUserOperationError('The user operation is not an object.')
  }
  const fields: Record<string, unknown> = { ...value }
  if (isPresent(fields.eip7702Auth)) {
    throw new InvalidUserOperationError('The field eip7702Auth is not supported by EntryPoint 0.7.')
  }
  const operation: UserOperation = {
    sender: readAddress(fields, 'sender'),
    nonce: readNumber(fields, 'nonce', 256),
    callData: readData(fields, 'callData'),
    callGasLimit: readNumber(fields, 'callGasLimit', 128),
    verificationGasLimit: readNumber(fields, 'verificationGasLimit', 128),
    preVerificationGas: readNumber(fields, 'preVerificationGas', 256),
    maxFeePerGas: readNumber(fields, 'maxFeePerGas', 128),
    maxPriorityFeePerGas: readNumber(fields, 'maxPriorityFeePerGas', 128),
    signature: readData(fields, 'signature'),
  }
  if (readPart(fields, 'factory', ['factoryData'])) {
    operation.factory = readAddress(fields, 'factory')
    if (isPresent(fields.factoryData)) operation.factoryData = readData(fields, 'factoryData')
  }
  const paymasterFields = ['paymasterVerificationGasLimit', 'paymasterPostOpGasLimit', 'paymasterData']
  if (readPart(fields, 'paymaster', paymasterFields)) {
    operation.paymaster = readAddress(fields, 'paymaster')
    operation.paymasterVerificationGasLimit = readNumber(fields, 'paymasterVerificationGasLimit', 128)
    operation.paymasterPostOpGasLimit = readNumber(fields, 'paymasterPostOpGasLimit', 128)
    if (isPresent(fields.paymasterData)) operation.paymasterData = readData(fields, 'paymasterData')
  }
  return operation
}

/** Whether the field `name` is present. Throws if it is absent and one of `others` is present. */
function readPart(fields: Record<string, unknown>, name: string, others: readonly string[]): boolean {
  if (isPresent(fields[name])) return true
  const orphan = others.find((other) => isPresent(fields[other]))
  if (orphan) throw new InvalidUserOperationError(`The field ${orphan} has no meaning without ${name}.`)
  return false
}

function readAddress(fields: Record<string, unknown>, name: string): Address {
  const value = fields[name]
  if (typeof value !== 'string' || !isAddress(value, { strict: false })) throw complain(fields, name, 'an address')
  return getAddress(value)
}

function readNumber(fields: Record<string, unknown>, name: string, bits: number): bigint {
  const value = fields[name]
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(value) || BigInt(value) >= 1n << BigInt(bits)) {
    throw complain(fields, name, `a number in hex of at most ${bits} bits`)
  }
  return BigInt(value)
}

function readData(fields: Record<string, unknown>, name: string): Hex {
  const value = fields[name]
  if (typeof value !== 'string' || !/^0x(?:[0-9a-f]{2})*$/i.test(value)) throw complain(fields, name, 'bytes in hex')
  return value as Hex
}

function complain(fields: Record<string, unknown>, name: string, expected: string): InvalidUserOperationError {
  const state = isPresent(fields[name]) ? `is not ${expected}` : 'is missing'
  return new InvalidUserOperationError(`The field ${name} of the user operation ${state}.`)
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null
}
