import { type Address, type Hex, hexToBigInt, isHex, size } from 'viem'
import { smartAccountAddresses } from '../../../../src/embedded/smart-account/addresses.js'
import { isEndOfPermissions } from '../../../../src/embedded/smart-account/is-end-of-permissions.js'
import {
  dummySignature,
  toRpcUserOperation,
  type UnsignedUserOperation,
} from '../../../../src/embedded/smart-account/user-operation.js'
import { isRecord } from '../../../../src/rules/is-record.js'
import {
  MAX_CALL_DATA,
  type SponsorRequest,
  type Sponsorship,
} from '../../../../src/services/identity/sponsor-schema.js'
import { FrameError } from '../../messaging/frame-error.js'
import { ServiceFailure } from '../../service/service-failure.js'
import { type Node, NodeUnreachableError } from '../create-node.js'

export type SponsorPorts = {
  bundler: Node
  /** CAIP-2. */
  network: string
  paymaster: Address
  /** Asks the identity service. */
  requestSponsorship: (request: SponsorRequest) => Promise<Sponsorship>
}

/** A time in 6 bytes and a signature of 65, as a sponsorship has them. For the estimate of gas. */
const dummyData: Hex = `0xffffffffffff${dummySignature.slice(2)}`

/**
 * Has the paymaster of the network pay for the first operation of an account, or for one that ends permissions.
 *
 * @returns the operation with the fields of the paymaster, its gas estimated anew; null if the paymaster does not pay for it
 * @throws ServiceFailure when the login is too old or the service does not answer; NodeUnreachableError
 */
export async function sponsorOperation(
  operation: UnsignedUserOperation,
  { network, requestSponsorship, ...ports }: SponsorPorts,
): Promise<UnsignedUserOperation | null> {
  const paid = await simulateSponsored(operation, ports)
  if (paid === null) return null
  try {
    const { paymasterData } = await requestSponsorship({ network, operation: writeRequest(paid) })
    return { ...paid, paymasterData: paymasterData as Hex }
  } catch (error) {
    if (error instanceof ServiceFailure && isRefusal(error)) return null
    throw error
  }
}

/**
 * Simulates that the paymaster of the network pays for the first operation of an account, or for one that ends permissions. The
 * identity service is not called: its grant binds the account to this network, and its budget of today may be exhausted.
 *
 * @returns the operation with its gas estimated anew, and with data of the paymaster that are not signed; null when the
 * paymaster does not pay
 * @throws NodeUnreachableError
 */
export async function simulateSponsored(
  operation: UnsignedUserOperation,
  { bundler, paymaster }: Pick<SponsorPorts, 'bundler' | 'paymaster'>,
) {
  if (operation.nonce !== 0n && !isEndOfPermissions(operation)) return null
  if (size(operation.callData) > MAX_CALL_DATA) return null
  const unsigned = { ...operation, paymaster, paymasterPostOpGasLimit: 0n, paymasterData: dummyData }
  const draft = { ...unsigned, paymasterVerificationGasLimit: 0n, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n }
  const request = [toRpcUserOperation({ ...draft, signature: dummySignature }), smartAccountAddresses.entryPoint]
  const estimate = await bundler('eth_estimateUserOperationGas', request).catch((error: unknown) => {
    if (error instanceof NodeUnreachableError) throw error
    // The calls succeed, as an estimate has shown before: it is the paymaster that does not pay.
    return null
  })
  if (estimate === null) return null
  return {
    ...unsigned,
    preVerificationGas: max(operation.preVerificationGas, readGas(estimate, 'preVerificationGas')),
    paymasterVerificationGasLimit: readGas(estimate, 'paymasterVerificationGasLimit'),
  }
}

/** The account was paid for before, the budget of today is used up, or the operation costs too much. */
function isRefusal({ status }: ServiceFailure): boolean {
  return status === 403 || status === 404 || status === 429
}

function writeRequest(paid: UnsignedUserOperation): SponsorRequest['operation'] {
  const { signature: _signature, ...fields } = toRpcUserOperation({ ...paid, signature: '0x' })
  const { paymaster: _paymaster, paymasterData: _data, paymasterPostOpGasLimit: _gas, ...asked } = fields
  return asked as SponsorRequest['operation']
}

function readGas(estimate: unknown, name: 'preVerificationGas' | 'paymasterVerificationGasLimit'): bigint {
  const value = isRecord(estimate) ? estimate[name] : undefined
  if (isHex(value) && value.length > 2 && value.length <= 34) return hexToBigInt(value)
  throw new FrameError(-32603, `The estimate of the bundler has no ${name}.`)
}

function max(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}
