import { type Address, type Hex, type Log, numberToHex, type PublicClient } from 'viem'
import type { Fees } from '../chain/choose-fees.js'

/** A call of a simulated block. It needs no signature. */
export type SimulatedCall = { from: Address; to: Address; data: Hex; gas: bigint }

export type SimulatedResult = {
  isOk: boolean
  /** Without refunds of a call that failed. */
  gasUsed: bigint
  /** The return data or the revert data of the call. */
  data: Hex
  logs: readonly Log[]
}

/** A block with one call. */
export type SimulatedBlock = {
  call: SimulatedCall
  /** Balances in wei that accounts have from this block on instead of their own. */
  balances?: Readonly<Record<Address, bigint>>
  /** Code that accounts have from this block on instead of their own. */
  codes?: Readonly<Record<Address, Hex>>
}

export type SimulationOptions = {
  /** How long after now the blocks are, seconds. Default: 0. */
  delay?: number
  /** The fees that the calls pay, as transactions do, and the base fee that they see. Default: none. */
  fees?: Fees & { baseFee: bigint }
}

/**
 * Runs calls in blocks after the newest one, with `eth_simulateV1`, one in each. Returns the result of the last call.
 * Code sees the gas limit, the receiver of fees and, with `fees`, the fees of a real block, so that a contract cannot
 * recognize the simulation and behave differently.
 *
 * @throws Error when the node does not answer or cannot simulate.
 */
export type Simulate = (blocks: readonly SimulatedBlock[], options?: SimulationOptions) => Promise<SimulatedResult>

/**
 * `now` in ms. The node must have `eth_simulateV1`: Geth 1.14.9, Nethermind 1.28, Reth 1.1, anvil 1.0 or newer have it.
 */
export function createSimulator(client: PublicClient, now: () => number): Simulate {
  return async (blocks, { delay = 0, fees } = {}) => {
    // The next block is made now, even if the newest one is a day old.
    const { timestamp, number, gasLimit, miner } = await client.getBlock()
    const time = Math.max(Math.floor(now() / 1_000), Number(timestamp) + 1) + delay
    const paid = fees
      ? {
          maxFeePerGas: numberToHex(fees.maxFeePerGas),
          maxPriorityFeePerGas: numberToHex(fees.maxPriorityFeePerGas),
        }
      : {}
    const blockStateCalls = blocks.map(({ call: { gas, ...call }, balances = {}, codes = {} }, index) => ({
      blockOverrides: {
        gasLimit: numberToHex(gasLimit),
        feeRecipient: miner,
        time: numberToHex(time + index),
        ...(fees ? { baseFeePerGas: numberToHex(fees.baseFee) } : {}),
      },
      stateOverrides: {
        ...mapValues(balances, (balance) => ({ balance: numberToHex(balance) })),
        ...mapValues(codes, (code) => ({ code })),
      },
      calls: [{ ...call, ...paid, gas: numberToHex(gas) }],
    }))
    const results = await client.request({
      method: 'eth_simulateV1',
      params: [{ blockStateCalls, validation: false }, numberToHex(number)],
    })
    const result = results.at(-1)?.calls.at(-1)
    if (!result) throw new Error('The node did not simulate the call.')
    const { status, gasUsed, returnData, logs = [] } = result
    return {
      isOk: BigInt(status) === 1n,
      gasUsed: BigInt(gasUsed),
      data: returnData,
      logs: logs as unknown as readonly Log[],
    }
  }
}

function mapValues<Value, Mapped>(record: Readonly<Record<Address, Value>>, map: (value: Value) => Mapped) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value as Value)]))
}
