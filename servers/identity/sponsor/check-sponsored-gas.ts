import { type Address, isAddressEqual } from 'viem'
import { getFactoryArguments } from '../../../src/embedded/smart-account/get-factory-arguments.js'
import { fromRpcUserOperation, type UserOperation } from '../../../src/embedded/smart-account/user-operation.js'
import type { SponsorRequest } from '../../../src/services/identity/sponsor-schema.js'
import type { NetworkFees } from '../../bundler/chain/read-network-fees.js'
import { getMaxPreVerificationGas } from '../../bundler/simulation/encode-bundle.js'
import { ApiFailure } from '../../http/api-failure.js'
import { dummySponsorship } from './sign-sponsorship.js'

/** The maximum fee of an operation, as a multiple of the network's fee. */
const FEE_MULTIPLE = 2n
/** The most gas of a first transaction: to deploy and verify the account, to call the paymaster, and to make its calls. */
const maxGas = {
  verificationGasLimit: 1_000_000n,
  paymasterVerificationGasLimit: 100_000n,
  callGasLimit: 2_000_000n,
} as const

/**
 * Checks the maximum that the paymaster would pay for an operation of the account of `owner`.
 *
 * @returns the most that it may be charged, wei
 * @throws ApiFailure 403 that names the field and its bound
 */
export function checkSponsoredGas(
  { operation }: SponsorRequest,
  { paymaster, owner, network }: { paymaster: Address; owner: Address; network: NetworkFees },
): bigint {
  const whole = fromRpcUserOperation({
    ...operation,
    paymaster,
    paymasterPostOpGasLimit: '0x0',
    paymasterData: dummySponsorship,
    signature: `0x${'ff'.repeat(65)}`,
  })
  checkFactory(whole, owner)
  for (const [name, most] of Object.entries(maxGas) as [keyof typeof maxGas, bigint][]) {
    if ((whole[name] ?? 0n) > most) throw refuse(name, `Must be at most ${most} to be paid for.`)
  }
  const maxForSize = getMaxPreVerificationGas(whole)
  if (whole.preVerificationGas > maxForSize) {
    throw refuse('preVerificationGas', `Must be at most ${maxForSize} for an operation of this size to be paid for.`)
  }
  const maxFee = FEE_MULTIPLE * (network.baseFee + network.priorityFee)
  if (whole.maxFeePerGas > maxFee) {
    throw refuse('maxFeePerGas', `Must be at most ${maxFee} to be paid for: twice the fee of the network.`)
  }
  if (whole.maxPriorityFeePerGas > whole.maxFeePerGas) {
    throw refuse('maxPriorityFeePerGas', 'Must be at most maxFeePerGas.')
  }
  const { callGasLimit, verificationGasLimit, preVerificationGas, paymasterVerificationGasLimit = 0n } = whole
  return (callGasLimit + verificationGasLimit + preVerificationGas + paymasterVerificationGasLimit) * whole.maxFeePerGas
}

/** The paymaster also pays for a factory, so it must be that of the account or absent. */
function checkFactory({ factory, factoryData }: UserOperation, owner: Address): void {
  if (!factory) return
  const own = getFactoryArguments(owner)
  if (isAddressEqual(factory, own.factory) && factoryData?.toLowerCase() === own.factoryData) return
  throw refuse('factory', 'Only the deployment of the smart account of this wallet is paid for.')
}

function refuse(field: string, description: string): ApiFailure {
  return new ApiFailure(403, field, description)
}
