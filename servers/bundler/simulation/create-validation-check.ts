import { type Address, isAddressEqual, numberToHex, type PublicClient } from 'viem'
import { smartAccountAddresses } from '../../../src/embedded/smart-account/addresses.js'
import type { UserOperation } from '../../../src/embedded/smart-account/user-operation.js'
import { BundlerError, bundlerCodes } from '../bundler-error.js'
import { readRpcError } from '../chain/read-rpc-error.js'
import { encodeBundle, getMaxPreVerificationGas } from './encode-bundle.js'
import { writeValidationTracer } from './validation-tracer.js'

export type ValidationCheckOptions = {
  client: PublicClient
  /** The account that sends bundles. */
  bundler: Address
  /** Paymasters of the operator, to which the rules do not apply. */
  trustedPaymasters: readonly Address[]
  /** Receives, once, that the node cannot trace. */
  report: (message: string) => void
}

/**
 * Checks that the verification of an operation has the same outcome in the next blocks, by the rules of ERC-7562.
 *
 * @throws BundlerError that names the rule that is broken
 */
export type CheckValidation = (operation: UserOperation) => Promise<void>

/** Gas of the EntryPoint itself while it verifies, with room. */
const ENTRY_POINT_GAS = 200_000n
/** How long the node may trace, as Geth writes it. */
const TIME_LIMIT = '5s'
const noMethod = /(?:method|debug_\w+|tracer)\b.*(?:not|unsupported|disabled)|unsupported (?:method|tracer)/i

/**
 * Whether a node refuses to trace at all: it has no such method or tracer, or not for everybody. An error about a block
 * concerns one call, and the next one may be traced.
 */
export function refusesTraces({ code, text }: { code: number; text: string }): boolean {
  return code === -32_601 || noMethod.test(text)
}

/** If the node has no `debug_traceCall` with tracers in JavaScript, nothing is checked. This is reported once. */
export function createValidationCheck(options: ValidationCheckOptions): CheckValidation {
  const { client, bundler, trustedPaymasters, report } = options
  let canTrace = true
  const trace = async (operation: UserOperation): Promise<string> => {
    const { sender, paymaster, verificationGasLimit, paymasterVerificationGasLimit = 0n } = operation
    const trusted = trustedPaymasters.find((each) => paymaster && isAddressEqual(each, paymaster))
    const used = verificationGasLimit + paymasterVerificationGasLimit
    // A call gets 63/64 of the gas that is left (EIP-150). None is left for the call of the account (AA95), which is not traced.
    const gas = getMaxPreVerificationGas(operation) + used + used / 31n + ENTRY_POINT_GAS
    const call = {
      from: bundler,
      to: smartAccountAddresses.entryPoint,
      data: encodeBundle(operation, bundler),
      gas: numberToHex(gas),
    }
    const tracer = { tracer: writeValidationTracer({ sender, trusted }), timeout: TIME_LIMIT }
    // viem does not know the method.
    const request = client.request as (call: { method: string; params: unknown }) => Promise<unknown>
    return String(await request({ method: 'debug_traceCall', params: [call, 'latest', tracer] }))
  }
  return async (operation) => {
    if (!canTrace) return
    let violation: string
    try {
      violation = await trace(operation)
    } catch (error) {
      const refusal = readRpcError(error)
      if (!refusal) throw error
      if (refusesTraces(refusal)) {
        canTrace = false
        report(`The node cannot trace (debug_traceCall: ${refusal.text}). The rules of ERC-7562 are not checked.`)
        return
      }
      violation = `The verification cannot be traced: ${refusal.text}`
    }
    if (violation !== '') throw new BundlerError(bundlerCodes.opcode, `${violation}. ERC-7562 forbids it.`)
  }
}
