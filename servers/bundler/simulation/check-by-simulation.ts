import { type Address, parseEventLogs } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { smartAccountAddresses } from '../../../src/embedded/smart-account/addresses.js'
import type { UserOperation } from '../../../src/embedded/smart-account/user-operation.js'
import { rpcCodes } from '../../http/answer-json-rpc.js'
import { BundlerError, bundlerCodes } from '../bundler-error.js'
import type { Simulate, SimulatedCall, SimulationOptions } from './create-simulator.js'
import type { CheckValidation } from './create-validation-check.js'
import { countBundleGas, encodeBundle } from './encode-bundle.js'
import { explainFailure, readBundleFailure } from './explain-failure.js'

const { entryPoint } = smartAccountAddresses

export type SimulationContext = {
  simulate: Simulate
  checkValidation: CheckValidation
  /** Whether there is a contract at an address. */
  hasCode: (address: Address) => Promise<boolean>
  /** The account that sends bundles, and is paid for them. */
  bundler: Address
}

/** How long an operation must stay valid, seconds, so that it is in a block before it expires. */
const VALIDITY = 30

/** The call of the EntryPoint that the transaction with `operation` makes. */
export function toBundleCall(operation: UserOperation, bundler: Address): SimulatedCall {
  return { from: bundler, to: entryPoint, data: encodeBundle(operation, bundler), gas: countBundleGas(operation) }
}

/**
 * Runs `operation` in a simulated block, now and 30 s later, after those in `before`. If no operation of its account
 * comes before it, its verification is checked as well. A call of the account that reverts is not a failure: the
 * account pays for it.
 *
 * @param fees of the transaction and the next block
 * @throws BundlerError when its bundle would revert, or cost more than the operation pays for, or may do so in another block.
 */
export async function checkBySimulation(
  { simulate, checkValidation, hasCode, bundler }: SimulationContext,
  operation: UserOperation,
  { before = [], fees }: { before?: readonly UserOperation[]; fees: NonNullable<SimulationOptions['fees']> },
): Promise<void> {
  const blocks = [...before, operation].map((each) => ({ call: toBundleCall(each, bundler) }))
  const results = await Promise.all([simulate(blocks, { fees }), simulate(blocks, { fees, delay: VALIDITY })])
  const result = results.find(({ isOk }) => !isOk) ?? results[0]
  if (!result.isOk) {
    // The EntryPoint has no error of its own for it.
    if (!operation.factory && before.length === 0 && !(await hasCode(operation.sender))) {
      throw new BundlerError(bundlerCodes.rejected, 'AA20 account not deployed: send `factory` and `factoryData`.')
    }
    throw explainFailure(readBundleFailure(result.data), operation)
  }
  const [event] = parseEventLogs({ abi: entryPoint07Abi, eventName: 'UserOperationEvent', logs: [...result.logs] })
  if (!event) throw new BundlerError(bundlerCodes.rejected, 'EntryPoint 0.7 is not deployed on this network.')
  const missing = result.gasUsed - event.args.actualGasUsed
  if (missing > 0n) throw refusePreVerificationGas(operation, operation.preVerificationGas + missing)
  if (!before.some(({ sender }) => sender === operation.sender)) await checkValidation(operation)
}

/** The error for an operation that does not pay for its transaction. */
export function refusePreVerificationGas({ preVerificationGas }: UserOperation, least: bigint): BundlerError {
  return new BundlerError(
    rpcCodes.invalidParams,
    `preVerificationGas is ${preVerificationGas}, and this operation needs at least ${least}.`,
  )
}
