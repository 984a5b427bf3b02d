import { type Address, type Hex, type Log, numberToHex, type PublicClient } from 'viem'

/** A call of a simulated block. It needs no signature, and pays no fee. */
export type SimulatedCall = { from: Address; to: Address; data: Hex; gas: bigint }

export type SimulatedResult = {
  isOk: boolean
  /** Without refunds of a call that failed. */
  gasUsed: bigint
  /** What the call returned, or reverted with. */
  data: Hex
  logs: readonly Log[]
}

export type SimulatedBlock = {
  calls: readonly SimulatedCall[]
  /** Balances in wei that accounts have from this block on instead of their own. */
  balances?: Readonly<Record<Address, bigint>>
  /** Code that accounts have from this block on instead of their own. */
  codes?: Readonly<Record<Address, Hex>>
}

/**
 * Runs calls in blocks after the newest one, with `eth_simulateV1`. Returns the result of the last call.
 *
 * @param delay How long after now the blocks are, seconds. Default: 0.
 * @throws Error when the node does not answer or cannot simulate.
 */
export type Simulate = (blocks: readonly SimulatedBlock[], delay?: number) => Promise<SimulatedResult>

/** Gas of a simulated block, enough for every list of calls that this server makes. */
const BLOCK_GAS = 500_000_000n

/**
 * `now` in ms. The node must have `eth_simulateV1`: Geth 1.14.9, Nethermind 1.28, Reth 1.1, anvil 1.0 or newer have it.
 */
export function createSimulator(client: PublicClient, now: () => number): Simulate {
  return async (blocks, delay = 0) => {
    // The next block is made now, even where the newest one is of yesterday.
    const { timestamp, number } = await client.getBlock()
    const time = Math.max(Math.floor(now() / 1_000), Number(timestamp) + 1) + delay
    const blockStateCalls = blocks.map(({ calls, balances = {}, codes = {} }, index) => ({
      blockOverrides: {
        gasLimit: numberToHex(BLOCK_GAS),
        time: numberToHex(time + index),
      },
      stateOverrides: {
        ...mapValues(balances, (balance) => ({ balance: numberToHex(balance) })),
        ...mapValues(codes, (code) => ({ code })),
      },
      calls: calls.map(({ gas, ...call }) => ({ ...call, gas: numberToHex(gas) })),
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
