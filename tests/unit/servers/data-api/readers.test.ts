import {
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  encodeFunctionResult,
  erc20Abi,
  isAddressEqual,
  multicall3Abi,
} from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readChainFacts } from '../../../../servers/data-api/chain/chain-facts.js'
import { createChainClient } from '../../../../servers/data-api/chain/create-chain-client.js'
import { readEach } from '../../../../servers/data-api/chain/read-each.js'
import { createCache } from '../../../../servers/data-api/readers/create-cache.js'
import { createTokenReader } from '../../../../servers/data-api/readers/create-token-reader.js'
import type { ChainNode } from '../../../../servers/rpc/create-node.js'
import { meterReplies } from '../../../../servers/rpc/reply-meter.js'
import { address } from './fixtures/decoded-rows.js'

const facts = readChainFacts(1)
const owner = address(1)
const known: readonly string[] = [
  encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' }),
  encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] }),
]

/** A chain of tokens with 6 decimals, of which `owner` has 6 base units. `isBroken`: a call that has this contract fails as a whole. */
function createTokens(isBroken: (contract: Address) => boolean, onCall: () => void = () => undefined) {
  const node: ChainNode = {
    async call({ params }) {
      onCall()
      const [{ data }] = params as [{ data: `0x${string}` }]
      const { args } = decodeFunctionData({ abi: multicall3Abi, data })
      const [calls] = args as readonly [readonly { target: Address; callData: string }[]]
      if (calls.some(({ target }) => isBroken(target))) {
        return { status: 'error', error: { code: -32_000, message: 'out of gas' }, size: 0, endpoint: 0 }
      }
      const result = encodeFunctionResult({
        abi: multicall3Abi,
        functionName: 'aggregate3',
        result: calls.map(({ callData }) => ({
          success: known.includes(callData),
          returnData: known.includes(callData) ? (`0x${'6'.padStart(64, '0')}` as const) : '0x',
        })),
      })
      return { status: 'result', result, size: 0, endpoint: 0 }
    },
    close: () => undefined,
  }
  return createChainClient(facts, node)
}

/** The clock stands, so that a busy machine splits as often as an idle one. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('a contract that spoils a call hides no other one, however many there are', async () => {
  const client = createTokens((contract) => isAddressEqual(contract, address(700)))
  const contracts = Array.from({ length: 1_500 }, (_, index) => address(index + 1))
  const values = await readEach(
    client,
    contracts.map((contract) => ({ address: contract, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })),
  )
  expect(values.flatMap((value, index) => (value === 6n ? [] : contracts[index]))).toEqual([address(700)])
})

test('many contracts that spoil calls cost 3 s, and do not hide those that are known longer', async () => {
  const startedAt = Date.now()
  const isHostile = (contract: Address) => Number(contract) > 100
  const client = createTokens(isHostile, () => vi.setSystemTime(Date.now() + 100))
  const contracts = Array.from({ length: 600 }, (_, index) => address(index + 1))
  const values = await readEach(
    client,
    contracts.map((contract) => ({ address: contract, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })),
  )
  expect(values.map((value) => value === 6n)).toEqual(contracts.map((contract) => !isHostile(contract)))
  expect(Date.now() - startedAt).toBeLessThanOrEqual(3_400)
})

test('a token that did not answer is asked again', async () => {
  let isBroken = true
  const readTokens = createTokenReader(
    facts,
    createTokens(() => isBroken),
  )
  expect((await readTokens([address(1)])).get(address(1))?.decimals).toBeNull()
  isBroken = false
  expect((await readTokens([address(1)])).get(address(1))?.decimals).toBe(6)
})

test('what strangers make long is kept up to 32 million characters, the newest', async () => {
  const cache = createCache<string>(60_000, { measure: (text) => text.length })
  const load = vi.fn(async () => 'x'.repeat(1_000_000))
  for (let token = 0; token < 40; token += 1) await cache.read(`token ${token}`, load)
  await cache.read('token 39', load)
  await cache.read('token 8', load)
  expect(load).toHaveBeenCalledTimes(40)
  await cache.read('token 7', load)
  expect(load).toHaveBeenCalledTimes(41)
})

test('requests of one caller share a running load, whoever else loads the same; others do not wait for it', async () => {
  const cache = createCache<string>(60_000)
  const loads: ((value: string) => void)[] = []
  const load = () => new Promise<string>((resolve) => loads.push(resolve))
  const readFor = (name: string) => meterReplies({ name, count: () => undefined }, () => cache.read('key', load))
  const first = readFor('203.0.113.0/24')
  const other = readFor('198.51.100.0/24')
  const again = readFor('203.0.113.0/24')
  expect(loads).toHaveLength(2)
  loads[1]?.('newer')
  expect(await other).toBe('newer')
  // One that began earlier does not replace it.
  loads[0]?.('older')
  expect(await Promise.all([first, again])).toEqual(['older', 'older'])
  expect(await readFor('203.0.113.0/24')).toBe('newer')
  expect(loads).toHaveLength(2)
})

test('a load that fails is not kept, and the value before it is not served once it is too old', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const cache = createCache<string>(1_000)
    expect(await cache.read('key', async () => 'first')).toBe('first')
    vi.advanceTimersByTime(1_000)
    await expect(cache.read('key', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await cache.read('key', async () => 'second')).toBe('second')
  } finally {
    vi.useRealTimers()
  }
})
