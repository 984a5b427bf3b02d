import { isRecord } from '../../../src/rules/is-record.js'

/** The most calls of one simulation: those of one request of a wallet. */
export const MAX_SIMULATED_CALLS = 32

/** One contract of up to 32 bytes, such as one that returns a balance. */
const SMALL_CODE = /^0x[\da-f]{0,64}$/i

/**
 * Whether the parameters of `eth_simulateV1` name one block with a few calls. The method can run 256 blocks, and replace code and
 * balances, but a wallet only needs one small contract that reads.
 */
export function isSmallSimulation(params: unknown): boolean {
  const options: unknown = Array.isArray(params) ? params[0] : undefined
  if (!isRecord(options) || !Array.isArray(options.blockStateCalls) || options.blockStateCalls.length !== 1)
    return false
  const block: unknown = options.blockStateCalls[0]
  if (!isRecord(block) || Object.keys(block).some((key) => key !== 'calls' && key !== 'stateOverrides')) return false
  if (!isSmallOverride(block.stateOverrides)) return false
  return Array.isArray(block.calls) && block.calls.length <= MAX_SIMULATED_CALLS
}

function isSmallOverride(overrides: unknown): boolean {
  if (overrides === undefined) return true
  if (!isRecord(overrides)) return false
  const [contract, ...others] = Object.values(overrides)
  if (contract === undefined) return true
  if (others.length > 0 || !isRecord(contract)) return false
  return Object.entries(contract).every(([key, code]) => key === 'code' && SMALL_CODE.test(String(code)))
}

/** The calls of a simulation that is forwarded, else 0. */
export function countSimulatedCalls(params: unknown): number {
  if (!isSmallSimulation(params)) return 0
  const [{ blockStateCalls }] = params as [{ blockStateCalls: [{ calls: unknown[] }] }]
  return blockStateCalls[0].calls.length
}
