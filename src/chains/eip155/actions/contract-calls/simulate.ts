import { type Address, type Client, encodeFunctionData, erc20Abi, type Hex, numberToHex, padHex } from 'viem'
import { UNKNOWN_REASON } from '../../../../core/errors/transaction-errors.js'
import { walkThrown } from '../../../../core/errors/walk-thrown.js'
import type { PlainCall, Simulation } from '../../../../core/model/contract-calls.js'
import { isRecord } from '../../../../rules/is-record.js'
import { decodeRevert } from '../../errors/decode-revert.js'
import { decodeNumber } from '../get-token.js'
import { type MovedTokens, readMoves, type SimulatedLog } from './read-moves.js'

/** Returns the balance of the address that it is called with, in wei: CALLDATALOAD, BALANCE, MSTORE, RETURN. */
const balanceCode = '0x6000353160005260206000f3'
/** The address of that code during the simulation. It has no real contract. */
const balanceReader: Address = '0x6c696e74656c2e62616c616e63652e7265616465'

type SimulatedCall = {
  status: Hex
  returnData: Hex
  gasUsed: Hex
  logs?: readonly SimulatedLog[]
  error?: { message?: string; data?: Hex }
}

export type SimulationRequest = { from: string; calls: readonly PlainCall[]; tokens: readonly string[] }

/**
 * Runs calls one after another in one block on the node (`eth_simulateV1`). Reads the balances of `tokens` and the native one
 * before and after, and takes other tokens from the events. Null if the node refuses to simulate.
 *
 * @throws viem's error when no node answers
 */
export async function simulate(client: Client, request: SimulationRequest): Promise<Simulation | null> {
  const { from, calls } = request
  const tokens = [...new Set(request.tokens.map((token) => token.toLowerCase()))]
  const readers = [describeReader(from), ...tokens.map((token) => describeRead(token, from))]
  const sent = [...readers, ...calls.map((call) => describeCall(call, from)), ...readers]
  const results = await askNode(client, sent)
  if (results === null || results.length !== sent.length) return null
  const made = results.slice(readers.length, -readers.length)
  const reverted = made.findIndex(({ status }) => status !== '0x1')
  const moves = readMoves(
    made.flatMap(({ logs = [] }) => logs),
    from,
  )
  const balances = readBalances([null, ...tokens], results)
  const left = readBalances([null, ...tokens], results.slice(-readers.length))
  const known = [...balances].flatMap(([token, before]): [string | null, bigint][] => {
    const now = left.get(token)
    return now === undefined ? [] : [[token, now - before]]
  })
  return {
    revertReason: reverted === -1 ? null : readReason(made[reverted]),
    revertedCall: reverted === -1 ? null : reverted,
    balances,
    changes: keepMoved([...moves.changes, ...known]),
    allowances: moves.allowances,
    movesNfts: moves.movesNfts,
    gas: made.map(({ gasUsed }) => BigInt(gasUsed)),
  }
}

/** Measured balances replace those derived from events. */
function keepMoved(changes: readonly (readonly [string | null, bigint])[]): MovedTokens['changes'] {
  return new Map([...new Map(changes)].filter(([, change]) => change !== 0n))
}

async function askNode(client: Client, calls: readonly object[]): Promise<readonly SimulatedCall[] | null> {
  const stateOverrides = { [balanceReader]: { code: balanceCode } }
  const block = { blockStateCalls: [{ calls, stateOverrides }], validation: false }
  try {
    const blocks: unknown = await client.request(
      { method: 'eth_simulateV1', params: [block, 'latest'] } as never,
      // Do not retry: a node without the method would be asked again and again.
      { retryCount: 0 },
    )
    const [first]: unknown[] = Array.isArray(blocks) ? blocks : []
    return isRecord(first) && Array.isArray(first.calls) ? first.calls : null
  } catch (error) {
    // Nodes have many errors for an unknown method, or for calls that they do not simulate.
    if (walkThrown(error).some((inner) => isRecord(inner) && typeof inner.code === 'number')) return null
    throw error
  }
}

function describeReader(account: string) {
  return { from: account, to: balanceReader, data: padHex(account as Hex, { size: 32 }) }
}

function describeRead(token: string, account: string) {
  const args = [account as Address] as const
  return { from: account, to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args }) }
}

function describeCall({ to, value, data }: PlainCall, from: string) {
  return { from, to, value: numberToHex(value), data }
}

/** Reads balances from the first results, in the order of `tokens`. Leaves out a token that does not answer. */
function readBalances(tokens: readonly (string | null)[], results: readonly SimulatedCall[]): Simulation['balances'] {
  return new Map(
    tokens.flatMap((token, index): [string | null, bigint][] => {
      const result = results[index]
      const balance = result?.status === '0x1' ? decodeNumber(result.returnData) : null
      return balance === null ? [] : [[token, balance]]
    }),
  )
}

function readReason(result: SimulatedCall | undefined): string {
  const data = result?.error?.data ?? result?.returnData
  return decodeRevert({ data }) ?? UNKNOWN_REASON
}
