import { getAddress, type Hex, isAddress, numberToHex } from 'viem'
import { getUserOperationHash } from 'viem/account-abstraction'
import { smartAccountAddresses } from '../../../src/embedded/smart-account/addresses.js'
import {
  dummySignature,
  fromRpcUserOperation,
  InvalidUserOperationError,
  type UserOperation,
} from '../../../src/embedded/smart-account/user-operation.js'
import { isRecord } from '../../../src/rules/is-record.js'
import { rpcCodes } from '../../http/answer-json-rpc.js'
import { BundlerError } from '../bundler-error.js'

const { entryPoint } = smartAccountAddresses
/** Gas for the paymaster's call after the operation, in an estimate that does not name it. */
const POST_OP_GAS = 50_000

/**
 * Reads the parameters `[operation, entryPoint]`.
 *
 * @throws BundlerError that names the fault
 */
export function readOperation(params: unknown): UserOperation {
  const [operation] = readList(params)
  return parseOperation(operation)
}

/** The same for an estimate: fields that the caller does not know yet may be absent. */
export function readPartialOperation(params: unknown): UserOperation {
  const [operation] = readList(params)
  if (!isRecord(operation)) return parseOperation(operation)
  const given = Object.entries(operation).filter(([, value]) => value !== undefined && value !== null)
  const paymasterFields = {
    paymasterVerificationGasLimit: '0x0',
    paymasterPostOpGasLimit: numberToHex(POST_OP_GAS),
  }
  return parseOperation({
    callGasLimit: '0x0',
    verificationGasLimit: '0x0',
    preVerificationGas: '0x0',
    maxFeePerGas: '0x0',
    maxPriorityFeePerGas: '0x0',
    signature: dummySignature,
    ...(given.some(([name]) => name === 'paymaster') ? paymasterFields : {}),
    ...Object.fromEntries(given),
  })
}

/** Reads the parameters `[hash]`. */
export function readHash(params: unknown): Hex {
  const [hash] = Array.isArray(params) ? params : []
  if (typeof hash === 'string' && /^0x[\da-f]{64}$/i.test(hash)) return hash.toLowerCase() as Hex
  throw refuse('Send the hash of a user operation: 32 bytes in hex.')
}

export function hashOperation(operation: UserOperation, chainId: number): Hex {
  return getUserOperationHash({
    chainId,
    entryPointAddress: entryPoint,
    entryPointVersion: '0.7',
    userOperation: operation,
  })
}

function readList(params: unknown): readonly unknown[] {
  if (!Array.isArray(params)) throw refuse('Send the parameters [user operation, EntryPoint].')
  const [, address, overrides] = params
  if (typeof address !== 'string' || !isAddress(address, { strict: false }) || getAddress(address) !== entryPoint) {
    throw refuse(`The second parameter must be ${entryPoint}, the EntryPoint that this bundler supports.`)
  }
  if (overrides !== undefined && overrides !== null) throw refuse('State overrides are not supported.')
  return params
}

function parseOperation(value: unknown): UserOperation {
  try {
    return fromRpcUserOperation(value)
  } catch (error) {
    if (error instanceof InvalidUserOperationError) throw refuse(error.message)
    throw error
  }
}

function refuse(message: string): BundlerError {
  return new BundlerError(rpcCodes.invalidParams, message)
}
