import {
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  padHex,
  parseAbi,
  parseEther,
  toFunctionSelector,
  toHex,
} from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { getTransaction } from 'viem/actions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { announceProvider, createProvider } from '../../../fixtures/announce-wallet.js'
import { answeringContract } from '../../../fixtures/answering-contract.js'
import { startTestAnvil, type TestAnvil } from '../../../fixtures/anvil.js'
import { developmentKeys } from '../../../fixtures/development-keys.js'
import { createTestWallet, type TestWallet } from '../../../fixtures/test-wallet.js'
import { describeNetwork, loadPage, openWindow, type Page } from './create-page.js'

const [sender, receiver] = developmentKeys.map((key) => privateKeyToAddress(key)) as [Hex, Hex]
const token: Hex = '0x7171717171717171717171717171717171717171'
const oracle: Hex = '0x420000000000000000000000000000000000000F'
const transfer = toFunctionSelector('transfer(address,uint256)')
const word = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])

let anvil: TestAnvil
let wallet: TestWallet
let page: Page

beforeAll(async () => {
  anvil = await startTestAnvil({ chainId: 31337 })
})

afterAll(() => anvil.close())

beforeEach(() => connect())

async function connect(contracts: Record<string, { address: Hex }> = {}) {
  openWindow()
  wallet = createTestWallet({ privateKeys: [developmentKeys[0]], chains: { 31337: anvil.url } })
  announceProvider(createProvider(wallet), { name: 'Foxglove' })
  page = loadPage([{ ...describeNetwork(31337, anvil.url), contracts }])
  await page.adapter.connect({ connectorId: 'example.foxglove' })
}

async function callAnvil(method: string, ...params: unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(anvil.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await response.json()) as { result: unknown }).result
}

const placeContract = (address: Hex, answers: Record<Hex, Hex>, revertData?: Hex) =>
  callAnvil('anvil_setCode', address, answeringContract(answers, revertData))

describe('a quote', () => {
  test('has the gas and the highest fee, and asks no wallet', async () => {
    const before = wallet.calls.length
    const { gas, fee } = await page.adapter.quote({ kind: 'transfer', to: receiver, amount: 1n })
    expect(gas).toBe(21_000n)
    expect(fee).toBeGreaterThan(0n)
    const maxFeePerGas = 3_000_000_000n
    const pinned = await page.adapter.quote({ kind: 'transfer', to: receiver, amount: 1n, maxFeePerGas })
    expect(pinned.fee).toBe(pinned.gas * maxFeePerGas)
    const limited = await page.adapter.quote({ kind: 'transfer', to: receiver, amount: 1n, maxFeePerGas, gas: 65_000n })
    expect(limited.fee).toBe(65_000n * maxFeePerGas)
    expect(wallet.calls).toHaveLength(before)
  })

  test('has the fee that an OP-stack chain takes for its layer 1', async () => {
    const maxFeePerGas = 3_000_000_000n
    const request = { kind: 'transfer', to: receiver, amount: 1n, maxFeePerGas } as const
    const { fee } = await page.adapter.quote(request)
    await placeContract(oracle, { [toFunctionSelector('getL1FeeUpperBound(uint256)')]: word(77n) })
    await connect({ gasPriceOracle: { address: oracle } })
    await expect(page.adapter.quote(request)).resolves.toMatchObject({ fee: fee + 77n })
  })

  test('fails when the amount is covered and the fee is not', async () => {
    const balance = BigInt((await callAnvil('eth_getBalance', sender, 'latest')) as Hex)
    const request = page.adapter.quote({ kind: 'transfer', to: receiver, amount: balance - 1n })
    await expect(request).rejects.toMatchObject({ code: 'insufficient-funds' })
    const rich = page.adapter.quote({ kind: 'transfer', to: receiver, amount: balance - parseEther('1') })
    await expect(rich).resolves.toMatchObject({ gas: 21_000n })
  })

  test('that fails says so to the developer, with the text of the node', async () => {
    await placeContract(token, {}, '0x12345678')
    const details = expect.stringMatching(/^WagmiAdapter:estimateGas - error estimating gas: .*revert/)
    const request = page.adapter.quote({ kind: 'call', to: token, data: '0x11111111' })
    await expect(request).rejects.toMatchObject({ code: 'contract-reverted', details })
  })

  test('of all but the fee of 65,000 gas passes', async () => {
    const before = (await callAnvil('eth_getBalance', sender, 'latest')) as Hex
    await callAnvil('anvil_setBalance', sender, toHex(parseEther('1')))
    try {
      const { fee, gas } = await page.adapter.quote({ kind: 'transfer', to: sender, amount: 0n })
      const amount = parseEther('1') - (fee * 65_000n) / gas
      await expect(page.adapter.quote({ kind: 'transfer', to: receiver, amount })).resolves.toMatchObject({ gas })
    } finally {
      await callAnvil('anvil_setBalance', sender, before)
    }
  })

  test('of a token transfer fails for an account without the native currency', async () => {
    await placeContract(token, { [transfer]: word(1n) })
    const balance = (await callAnvil('eth_getBalance', sender, 'latest')) as Hex
    await callAnvil('anvil_setBalance', sender, toHex(1n))
    try {
      const request = page.adapter.quote({ kind: 'transfer', to: receiver, amount: 5n, token })
      await expect(request).rejects.toMatchObject({ code: 'insufficient-funds' })
    } finally {
      await callAnvil('anvil_setBalance', sender, balance)
    }
  })

  test.each([
    ['its words', encodeErrorResult({ abi: parseAbi(['error Error(string)']), args: ['Shut'] }), 'Shut'],
    [
      'the error of a token (ERC-6093)',
      encodeErrorResult({
        abi: parseAbi(['error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)']),
        args: [sender, 3n, 5n],
      }),
      `ERC20InsufficientBalance(${sender}, 3, 5)`,
    ],
  ])('names a revert beforehand: %s', async (_name, data, reason) => {
    await placeContract(token, {}, data)
    const expected = { code: 'contract-reverted', reason }
    await expect(page.adapter.quote({ kind: 'call', to: token, data: '0x12345678' })).rejects.toMatchObject(expected)
    const request = page.adapter.quote({ kind: 'transfer', to: receiver, amount: 5n, token })
    await expect(request).rejects.toMatchObject(expected)
  })

  test('fails for a token that refuses the transfer without a revert', async () => {
    await placeContract(token, { [transfer]: word(0n) })
    const request = page.adapter.quote({ kind: 'transfer', to: receiver, amount: 5n, token })
    await expect(request).rejects.toMatchObject({ code: 'contract-reverted', reason: 'the token refused the transfer' })
  })

  test('accepts a token that returns nothing, but not an address without code', async () => {
    await placeContract(token, { [transfer]: '0x' })
    const request = { kind: 'transfer', to: receiver, amount: 5n } as const
    await expect(page.adapter.quote({ ...request, token })).resolves.toMatchObject({ gas: expect.any(BigInt) })
    const nothing = page.adapter.quote({ ...request, token: padHex('0x99', { size: 20 }) })
    await expect(nothing).rejects.toMatchObject({ code: 'contract-reverted' })
  })
})

test('a transfer of a token calls its contract', async () => {
  await placeContract(token, { [transfer]: word(1n) })
  const hash = await page.adapter.sendTransaction({ kind: 'transfer', to: receiver, amount: 5n, token })
  const sent = await getTransaction(page.config.getClient({ chainId: 31337 }), { hash: hash as Hex })
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, 5n] })
  expect(sent).toMatchObject({ to: token, value: 0n, input: data })
})

test('a transfer of the native currency carries the amount', async () => {
  const hash = await page.adapter.sendTransaction({ kind: 'transfer', to: receiver, amount: 5n })
  const sent = await getTransaction(page.config.getClient({ chainId: 31337 }), { hash: hash as Hex })
  expect(sent).toMatchObject({ to: receiver.toLowerCase(), value: 5n, input: '0x' })
})
