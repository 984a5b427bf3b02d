import { hexToBytes } from 'viem'
import { smartAccountAddresses } from '../../../src/embedded/smart-account/addresses.js'
import type { UserOperation } from '../../../src/embedded/smart-account/user-operation.js'
import { decodeRevert } from '../../data-api/indexer/decode-revert.js'
import { BundlerError, bundlerCodes } from '../bundler-error.js'
import type { BundlerLimits } from '../bundler-limits.js'
import { type SimulationContext, toBundleCall } from './check-by-simulation.js'
import type { SimulatedCall } from './create-simulator.js'
import { countFloorGas, getLeastPreVerificationGas } from './encode-bundle.js'
import { endsVerification, explainFailure, readBundleFailure } from './explain-failure.js'
import { findLeast } from './find-least.js'

export type GasEstimate = Pick<
  UserOperation,
  | 'preVerificationGas'
  | 'verificationGasLimit'
  | 'callGasLimit'
  | 'paymasterVerificationGasLimit'
  | 'paymasterPostOpGasLimit'
>

export type EstimateOptions = SimulationContext & {
  limits: Pick<BundlerLimits, 'verificationGas' | 'operationGas'>
  /** The fee per gas of an operation that names none, wei. */
  maxFeePerGas: bigint
  /** Operations that run before this one. */
  before: readonly UserOperation[]
}

/** The contract of EntryPoint 0.7 that calls factories. */
const senderCreator = '0xEFC2c1444eBCC4Db75e7613d20C6a62fF67A167C'
/** Balance of an account in an estimate, wei, so that one without funds can be estimated. */
const ENOUGH = 2n ** 96n

/**
 * Estimates the gas of `operation`. Its signature may be a dummy, its account may be without funds, and its limits are not
 * read, except `paymasterPostOpGasLimit`. The limits have a margin of 10 %.
 *
 * @throws BundlerError when the account cannot be deployed or verified, or its call reverts.
 */
export async function estimateGas(options: EstimateOptions, operation: UserOperation): Promise<GasEstimate> {
  const { limits } = options
  const generous: UserOperation = {
    ...operation,
    callGasLimit: 0n,
    verificationGasLimit: limits.verificationGas,
    preVerificationGas: getLeastPreVerificationGas(operation),
    // The account pays more gas when it has to pay a fee. The deposit of a paymaster is its own, so its fee is the least.
    ...(operation.paymaster
      ? { paymasterVerificationGasLimit: limits.verificationGas, maxFeePerGas: 1n, maxPriorityFeePerGas: 1n }
      : operation.maxFeePerGas === 0n
        ? { maxFeePerGas: options.maxFeePerGas, maxPriorityFeePerGas: 0n }
        : {}),
  }
  const { failure, gasUsed } = await verify(options, generous)
  if (failure !== undefined) throw failure
  const search = (read: (gas: bigint) => Partial<UserOperation>) =>
    findLeast({ guess: gasUsed, most: limits.verificationGas }, async (gas) => {
      const tried = await verify(options, { ...generous, ...read(gas) })
      return tried.failure === undefined
    })
  const verificationGas = await search((gas) => ({ verificationGasLimit: gas }))
  const callGas = await findCallGas(options, operation)
  // Data is charged more where little is executed.
  const missing = countFloorGas(operation) - ((verificationGas + callGas) * 9n) / 10n
  return {
    preVerificationGas: missing > generous.preVerificationGas ? missing : generous.preVerificationGas,
    verificationGasLimit: addMargin(verificationGas),
    callGasLimit: addMargin(callGas),
    ...(operation.paymaster
      ? {
          paymasterVerificationGasLimit: addMargin(await search((gas) => ({ paymasterVerificationGasLimit: gas }))),
          paymasterPostOpGasLimit: operation.paymasterPostOpGasLimit,
        }
      : {}),
  }
}

/** Runs the verification. The operation itself is not run where its signature is a dummy. */
async function verify({ simulate, bundler, before }: EstimateOptions, operation: UserOperation) {
  const calls = [...before, operation].map((each) => toBundleCall(each, bundler))
  const result = (await simulate(calls, { [operation.sender]: ENOUGH })).at(-1)
  const reverted = readBundleFailure(result?.data ?? '0x')
  const isVerified = result?.isOk || endsVerification(reverted)
  return {
    failure: isVerified ? undefined : explainFailure(reverted, operation),
    gasUsed: result?.gasUsed ?? 0n,
  }
}

/** Finds the gas of the account's call. The EntryPoint makes it, so it is simulated as a call of the EntryPoint. */
async function findCallGas(options: EstimateOptions, operation: UserOperation): Promise<bigint> {
  const { simulate, bundler, before, limits } = options
  const { sender, factory, factoryData = '0x', callData } = operation
  if (callData === '0x') return 0n
  const deployment: SimulatedCall[] = factory
    ? [{ from: senderCreator, to: factory, data: factoryData, gas: limits.verificationGas }]
    : []
  const intrinsic = countTransactionGas(callData)
  const run = async (gas: bigint) => {
    const call: SimulatedCall = {
      from: smartAccountAddresses.entryPoint,
      to: sender,
      data: callData,
      gas: intrinsic.usual + gas,
    }
    return (await simulate([...before.map((each) => toBundleCall(each, bundler)), ...deployment, call])).at(-1)
  }
  const most = limits.operationGas - limits.verificationGas
  const result = await run(most)
  if (!result?.isOk) throw explainRevert(result?.data)
  // A transaction with less gas than the floor is not valid, so that less cannot be tried.
  const low = intrinsic.floor > intrinsic.usual ? intrinsic.floor - intrinsic.usual : 0n
  const guess = result.gasUsed - intrinsic.usual
  return findLeast({ low, guess: guess + guess / 50n, most }, async (gas) => (await run(gas))?.isOk ?? false)
}

function explainRevert(data: `0x${string}` | undefined): BundlerError {
  const reason = decodeRevert({ result: { output: data ?? '0x' } })
  return new BundlerError(
    bundlerCodes.executionReverted,
    `The call of the account reverts${reason ? `: ${reason}` : '.'}`,
  )
}

/** Gas of a transaction before it executes: as usual, and the floor of EIP-7623. */
function countTransactionGas(data: `0x${string}`): { usual: bigint; floor: bigint } {
  const tokens = hexToBytes(data).reduce((sum, byte) => sum + (byte === 0 ? 1 : 4), 0)
  return { usual: 21_000n + 4n * BigInt(tokens), floor: 21_000n + 10n * BigInt(tokens) }
}

function addMargin(gas: bigint): bigint {
  return gas + gas / 10n
}
