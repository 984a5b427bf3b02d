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

/**
 * Runs calls one after another in a block after the newest one, with `eth_simulateV1`.
 *
 * @param balances Balances in wei that accounts have in it instead of their own.
 * @throws Error when the node does not answer or cannot simulate.
 */
export type Simulate = (
  calls: readonly SimulatedCall[],
  balances?: Readonly<Record<Address, bigint>>,
) => Promise<readonly SimulatedResult[]>

/** Gas of the simulated block, enough for every list of calls that this server makes. */
const BLOCK_GAS = 500_000_000n

/** The node must have `eth_simulateV1`: Geth 1.14.9, Nethermind 1.28, Reth 1.1, anvil 1.0 or newer have it. */
export function createSimulator(client: PublicClient): Simulate {
  return async (calls, balances = {}) => {
    const stateOverrides = Object.fromEntries(
      Object.entries(balances).map(([address, balance]) => [address, { balance: numberToHex(balance) }]),
    )
    const blocks = await client.request({
      method: 'eth_simulateV1',
      params: [
        {
          blockStateCalls: [
            {
              blockOverrides: { gasLimit: numberToHex(BLOCK_GAS) },
              stateOverrides,
              calls: calls.map(({ gas, ...call }) => ({ ...call, gas: numberToHex(gas) })),
            },
          ],
          validation: false,
        },
        'latest',
      ],
    })
    const results = blocks[0]?.calls ?? []
    if (results.length !== calls.length) throw new Error('The node did not simulate every call.')
    return results.map(({ status, gasUsed, returnData, logs = [] }) => ({
      isOk: BigInt(status) === 1n,
      gasUsed: BigInt(gasUsed),
      data: returnData,
      logs: logs as unknown as readonly Log[],
    }))
  }
}
