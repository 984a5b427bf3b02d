import { formatEther, size } from 'viem'
import type { UserOperation } from '../../../src/embedded/smart-account/user-operation.js'
import { rpcCodes } from '../../http/answer-json-rpc.js'
import { BundlerError } from '../bundler-error.js'
import type { BundlerLimits } from '../bundler-limits.js'
import { chooseFees, type Fees, getFloor } from '../chain/choose-fees.js'
import { readNetworkFees } from '../chain/read-network-fees.js'
import type { BundlerNetwork } from '../network.js'
import { refusePreVerificationGas } from '../simulation/check-by-simulation.js'
import { countBundleGas, countOperationGas, getMinPreVerificationGas } from '../simulation/encode-bundle.js'

/** The fees of a transaction, and the base fee of the next block, wei per gas. */
export type FeeChoice = Fees & { baseFee: bigint }

/** @throws BundlerError when the data of `operation` is too long */
export function checkSize(operation: UserOperation, { operationBytes }: BundlerLimits): void {
  const { factoryData = '0x', callData, paymasterData = '0x', signature } = operation
  const bytes = [factoryData, callData, paymasterData, signature].reduce((sum, data) => sum + size(data), 0)
  if (bytes > operationBytes) throw refuse(`The operation has ${bytes} bytes of data. ${operationBytes} are allowed.`)
}

/** @throws BundlerError when a limit of gas or a fee of `operation` is too low or too high, whatever it does */
export function checkGas(operation: UserOperation, limits: BundlerLimits): void {
  const { verificationGasLimit, paymasterVerificationGasLimit = 0n, maxFeePerGas, maxPriorityFeePerGas } = operation
  const most = limits.verificationGas
  if (verificationGasLimit > most) throw refuse(`verificationGasLimit must be at most ${most}.`)
  if (paymasterVerificationGasLimit > most) throw refuse(`paymasterVerificationGasLimit must be at most ${most}.`)
  if (countOperationGas(operation) > limits.operationGas) {
    throw refuse(`The gas limits must be at most ${limits.operationGas} together.`)
  }
  const least = getMinPreVerificationGas(operation)
  if (operation.preVerificationGas < least) throw refusePreVerificationGas(operation, least)
  if (maxPriorityFeePerGas > maxFeePerGas) throw refuse('maxPriorityFeePerGas must be at most maxFeePerGas.')
}

/**
 * Reads the fees of the network, and chooses those of the transaction with `operation`.
 *
 * @throws BundlerError when its fee is too low for the next block
 */
export async function checkFee({ client, limits }: BundlerNetwork, operation: UserOperation): Promise<FeeChoice> {
  const network = await readNetworkFees(client)
  const { maxFeePerGas, maxPriorityFeePerGas } = operation
  const floor = getFloor(network, limits.priorityFee)
  const fees = chooseFees(operation, network, { minPriorityFee: limits.priorityFee })
  if (!fees || maxFeePerGas < network.baseFee + floor) {
    throw refuse(
      `maxFeePerGas is ${maxFeePerGas}, and must be at least ${network.baseFee + floor}: the base fee of the next block, ` +
        `and the least priority fee, ${floor}.`,
    )
  }
  if (maxPriorityFeePerGas < floor) {
    throw refuse(`maxPriorityFeePerGas is ${maxPriorityFeePerGas}, and must be at least ${floor}.`)
  }
  return { ...fees, baseFee: network.baseFee }
}

/** @throws BundlerError when the account of the bundler cannot send a transaction with `operation` */
export async function checkBalance(
  { client, bundler }: BundlerNetwork,
  operation: UserOperation,
  { maxFeePerGas }: Fees,
): Promise<void> {
  const needed = countBundleGas(operation) * maxFeePerGas
  const balance = await client.getBalance({ address: bundler })
  if (balance >= needed) return
  throw new BundlerError(
    rpcCodes.resourceUnavailable,
    `The bundler cannot pay for the gas of this operation: its account ${bundler} has ${formatEther(balance)}, and the ` +
      `operation needs ${formatEther(needed)}. Lower the fee or the gas limits, or ask the operator for funds.`,
  )
}

function refuse(message: string): BundlerError {
  return new BundlerError(rpcCodes.invalidParams, message)
}
