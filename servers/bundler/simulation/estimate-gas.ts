import { type Address, concat, type Hex, numberToHex, size } from 'viem'
import { smartAccountAddresses } from '../../../src/embedded/smart-account/addresses.js'
import type { UserOperation } from '../../../src/embedded/smart-account/user-operation.js'
import { senderCreator } from '../../chains/smart-accounts/account-contracts.js'
import { decodeRevert } from '../../data-api/indexer/decode-revert.js'
import { BundlerError, bundlerCodes } from '../bundler-error.js'
import type { BundlerLimits } from '../bundler-limits.js'
import { type SimulationContext, toBundleCall } from './check-by-simulation.js'
import type { SimulatedBlock } from './create-simulator.js'
import { countFloorGas, getMinPreVerificationGas } from './encode-bundle.js'
import { explainFailure, isRefusedByVerification, readBundleFailure } from './explain-failure.js'
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
  /** Operations that run before this one. */
  before: readonly UserOperation[]
}

const { entryPoint } = smartAccountAddresses
/** Balance of an account in an estimate, wei, so that one without funds can be estimated. */
const ENOUGH = 2n ** 96n
/** A fee per gas in an estimate, wei. An operation costs about 100 ether with it. */
const HIGH_FEE = 2n ** 50n
/** Gas that an account may use to accept a signature, and does not use to refuse a dummy. Measured, with room. */
const ACCEPTANCE_GAS = 6_000n
/** Gas of a call besides that of the account, for data of the largest size. */
const AROUND_CALL_GAS = 1_000_000n

/**
 * Estimates the gas of `operation`. Its signature may be a dummy, its account may be without funds, and its fees and
 * limits are not read, except `paymasterPostOpGasLimit`. The limits have a margin of 10 %.
 *
 * @throws BundlerError when the account cannot be deployed or verified, or its call reverts.
 */
export async function estimateGas(options: EstimateOptions, operation: UserOperation): Promise<GasEstimate> {
  const { limits } = options
  const generous: UserOperation = {
    ...operation,
    callGasLimit: 0n,
    verificationGasLimit: limits.verificationGas,
    preVerificationGas: getMinPreVerificationGas(operation),
    // The account uses more gas when it pays a fee, and a high fee is more than its deposit. The deposit of a paymaster is its
    // own, so there the fee is the least.
    ...(operation.paymaster
      ? { paymasterVerificationGasLimit: limits.verificationGas, maxFeePerGas: 1n, maxPriorityFeePerGas: 1n }
      : { maxFeePerGas: HIGH_FEE, maxPriorityFeePerGas: 0n }),
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
    verificationGasLimit: addMargin(verificationGas + ACCEPTANCE_GAS),
    callGasLimit: addMargin(callGas),
    ...(operation.paymaster
      ? {
          paymasterVerificationGasLimit: addMargin(
            ACCEPTANCE_GAS + (await search((gas) => ({ paymasterVerificationGasLimit: gas }))),
          ),
          paymasterPostOpGasLimit: operation.paymasterPostOpGasLimit,
        }
      : {}),
  }
}

/** Runs the verification. The operation itself is not run where its signature is a dummy. */
async function verify({ simulate, bundler, before }: EstimateOptions, operation: UserOperation) {
  const earlier = before.map((each) => ({ call: toBundleCall(each, bundler) }))
  const { isOk, data, gasUsed } = await simulate([
    ...earlier,
    { call: toBundleCall(operation, bundler), balances: { [operation.sender]: ENOUGH } },
  ])
  const reverted = readBundleFailure(data)
  const failure = isOk || isRefusedByVerification(reverted) ? undefined : explainFailure(reverted, operation)
  return { failure, gasUsed }
}

/** Finds the gas of the account's call. The EntryPoint makes it, so its code is replaced by one that makes just this call. */
async function findCallGas(options: EstimateOptions, operation: UserOperation): Promise<bigint> {
  const { simulate, bundler, before, limits } = options
  const { sender, factory, factoryData = '0x', callData } = operation
  if (callData === '0x') return 0n
  const earlier: SimulatedBlock[] = before.map((each) => ({ call: toBundleCall(each, bundler) }))
  if (factory) {
    earlier.push({ call: { from: senderCreator, to: factory, data: factoryData, gas: limits.verificationGas } })
  }
  const codes = { [entryPoint]: encodeCaller(sender, callData) }
  const run = (gas: bigint) =>
    simulate([
      ...earlier,
      {
        codes,
        call: {
          from: bundler,
          to: entryPoint,
          data: numberToHex(gas, { size: 32 }),
          // A call gets 63/64 of the gas that is left (EIP-150).
          gas: gas + gas / 32n + AROUND_CALL_GAS,
        },
      },
    ])
  const most = limits.operationGas - limits.verificationGas
  const { isOk, data, gasUsed } = await run(most)
  if (!isOk) throw explainRevert(data)
  return findLeast({ guess: gasUsed, most }, async (gas) => (await run(gas)).isOk)
}

/**
 * Code that calls `target` with `data` and the gas in the data of its own call, and returns or reverts with the answer. The
 * data is in the code, because a transaction is charged for its own data.
 */
function encodeCaller(target: Address, data: Hex): Hex {
  const length = numberToHex(size(data), { size: 4 })
  // CODECOPY(0, 56, length): the data follows 56 bytes of code.
  const copy = concat(['0x63', length, '0x60385f39'])
  // CALL(CALLDATALOAD(0), target, 0, 0, length, 0, 0)
  const call = concat(['0x5f5f63', length, '0x5f5f73', target, '0x5f35f1'])
  // RETURNDATACOPY(0, 0, RETURNDATASIZE), and REVERT or, at byte 52, RETURN of it.
  const answer = '0x3d5f5f3e6034573d5ffd5b3d5ff3'
  return concat([copy, call, answer, data])
}

function explainRevert(data: Hex): BundlerError {
  const reason = decodeRevert({ result: { output: data } })
  return new BundlerError(
    bundlerCodes.executionReverted,
    `The call of the account reverts${reason ? `: ${reason}` : '.'}`,
  )
}

function addMargin(gas: bigint): bigint {
  return gas + gas / 10n
}
