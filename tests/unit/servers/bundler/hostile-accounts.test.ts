import { concat, type Hex, parseAbi, parseEther, parseGwei } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accounts } from '../../../../servers/chains/contents/accounts.js'
import {
  createAccount,
  createTestBundler,
  entryPoint,
  pay,
  startWorld,
  type TestBundler,
  type World,
  waitForReceipt,
} from './fixtures/bundler-world.js'

// A real chain, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let world: World
let bundler: TestBundler
beforeAll(async () => {
  world = await startWorld()
  bundler = await createTestBundler(world)
})
afterAll(async () => {
  await bundler.close()
  await world.close()
})

/** Answers with 0, which accepts an operation: RETURN(0, 32). */
const accept = '0x60205ff3'

/** Sends an operation of an account with this code, which has a deposit that is never spent. */
async function sendOf(code: Hex, fields: object = {}) {
  const { address } = privateKeyToAccount(generatePrivateKey())
  await world.client.setCode({ address, bytecode: code })
  const hash = await world.client.writeContract({
    account: accounts.rich,
    address: entryPoint,
    abi: parseAbi(['function depositTo(address account) payable']),
    functionName: 'depositTo',
    args: [address],
    value: parseEther('0.95'),
  })
  await world.client.waitForTransactionReceipt({ hash })
  return bundler.send({
    sender: address,
    nonce: 0n,
    callData: '0x',
    callGasLimit: 0n,
    verificationGasLimit: 3_000_000n,
    preVerificationGas: 60_000n,
    maxFeePerGas: parseGwei('3'),
    maxPriorityFeePerGas: parseGwei('1'),
    signature: '0x',
    ...fields,
  })
}

const readBalance = () => world.client.getBalance({ address: bundler.account.address })

test('an account of 19 bytes that accepts where the gas limit is 500,000,000, and burns its gas elsewhere, is refused', async () => {
  // GASLIMIT == 500000000 ? RETURN(0, 32) : for (;;);
  const code = '0x45631dcd650014600e575b600a565b60205ff3'
  const before = await readBalance()
  const { error } = await sendOf(code, { maxFeePerGas: parseGwei('300'), maxPriorityFeePerGas: parseGwei('300') })
  expect([code.length, error?.code, error?.message]).toEqual([2 + 2 * 19, -32_500, expect.stringContaining('AA23')])
  expect(await readBalance()).toBe(before)
})

describe('the verification of an account is refused when its outcome may differ in the block', () => {
  test.each<[what: string, code: Hex, rule: string]>([
    ['the gas limit', '0x4550', 'uses GASLIMIT (OP-011)'],
    ['the time', '0x4250', 'uses TIMESTAMP (OP-011)'],
    ['who makes the block', '0x4150', 'uses COINBASE (OP-011)'],
    ['the number of the block', '0x4350', 'uses NUMBER (OP-011)'],
    ['the hash of a block', '0x5f4050', 'uses BLOCKHASH (OP-011)'],
    ['the random number', '0x4450', 'uses PREVRANDAO (OP-011)'],
    ['the base fee', '0x4850', 'uses BASEFEE (OP-011)'],
    ['the fee of the transaction', '0x3a50', 'uses GASPRICE (OP-011)'],
    ['who sends the transaction', '0x3250', 'uses ORIGIN (OP-011)'],
    ['a balance', '0x333150', 'uses BALANCE (OP-011)'],
    ['its own balance', '0x4750', 'uses SELFBALANCE (OP-011)'],
    ['the gas that is left', '0x5a50', 'uses GAS (OP-012)'],
    ['a contract that it creates', '0x5f5f5ff050', 'uses CREATE (OP-011)'],
    ['a contract that it creates', '0x5f5f5f5ff550', 'uses CREATE2 (OP-031)'],
    ['whether there is code at an address', '0x61dead3b50', 'which has no code (OP-041)'],
    // STATICCALL(GAS, 0xf1a6)
    ['the storage of another contract', '0x5f5f5f5f61f1a65afa50', 'uses the storage of 0x'],
    // CALL(GAS, the EntryPoint, 0, 0, 4)
    ['what the EntryPoint says', concat(['0x5f5f60045f5f73', entryPoint, '0x5af150']), 'other than to pay (OP-054)'],
    ['what it sends to another contract', '0x5f5f5f5f600161f1a65af150', 'sends value to another contract'],
  ])('%s', async (_what, code, rule) => {
    // SLOAD(0)
    await world.client.setCode({ address: '0x000000000000000000000000000000000000f1a6', bytecode: '0x5f5450' })
    const before = await readBalance()
    const { error } = await sendOf(concat([code, accept]))
    expect(error).toEqual({ code: -32_502, message: expect.stringContaining(rule) })
    expect(await readBalance()).toBe(before)
  })

  test('and accepted when it uses its own storage and a precompiled contract', async () => {
    // SLOAD(0), STATICCALL(GAS, 4)
    const { result, error } = await sendOf(concat(['0x5f54505f5f5f5f60045afa50', accept]))
    expect(error).toBeUndefined()
    expect((await waitForReceipt(bundler, result)).success).toBe(true)
  })
})

test('a transaction that reverts costs the price of the network, whatever the operation offers', async () => {
  await world.client.setAutomine(false)
  const paused = await createTestBundler(world)
  const account = await createAccount(world)
  const { baseFeePerGas } = await world.client.getBlock()
  const balance = parseEther('10')
  const fees = { maxFeePerGas: parseGwei('300'), maxPriorityFeePerGas: parseGwei('300') }
  const { result: hash } = await paused.send(await account.sign([pay(1n)], fees))
  await expect
    .poll(() => world.client.getTransactionCount({ address: paused.account.address, blockTag: 'pending' }), {
      timeout: 20_000,
    })
    .toBe(1)
  await world.client.setBalance({ address: account.sender, value: 0n })
  await world.client.mine({ blocks: 1 })
  await expect(waitForReceipt(paused, hash)).rejects.toThrow('reverted')
  const gas = BigInt(/cost (\d+) gas/.exec(paused.reports[0] ?? '')?.[1] ?? 0)
  const lost = balance - (await world.client.getBalance({ address: paused.account.address }))
  expect(lost).toBeGreaterThan(0n)
  // The node suggests a priority fee of 1 gwei.
  expect(lost).toBeLessThanOrEqual(gas * 2n * ((baseFeePerGas ?? 0n) + parseGwei('1')))
  await world.client.setAutomine(true)
  await paused.close()
})

test('with a node that cannot trace, the simulation alone decides, and the operator is told once', async () => {
  const { createServer } = await import('node:http')
  const proxy = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    response.setHeader('content-type', 'application/json')
    if (body.includes('debug_traceCall')) {
      const { id } = JSON.parse(body)
      response.end(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_601, message: 'Method not found' } }))
      return
    }
    const headers = { 'content-type': 'application/json' }
    response.end(await (await fetch(world.url, { method: 'POST', headers, body })).text())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as { port: number }
  const blind = await createTestBundler({ ...world, url: `http://127.0.0.1:${port}` })
  for (const _ of [1, 2]) {
    const { result, error } = await blind.send(await (await createAccount(world)).sign([pay(1n)]))
    expect(error).toBeUndefined()
    expect((await waitForReceipt(blind, result)).success).toBe(true)
  }
  expect(blind.reports).toEqual([expect.stringContaining('cannot trace')])
  await blind.close()
  proxy.close()
})
