import {
  concat,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  padHex,
  parseAbi,
  recoverTypedDataAddress,
  stringToHex,
  toFunctionSelector,
} from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { getTransaction } from 'viem/actions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CaipNetworkId } from '../../../../src/core/model/caip.js'
import { announceProvider, createProvider } from '../../../fixtures/announce-wallet.js'
import { answeringContract } from '../../../fixtures/answering-contract.js'
import { startTestAnvil, type TestAnvil } from '../../../fixtures/anvil.js'
import { developmentKeys } from '../../../fixtures/development-keys.js'
import { createTestWallet, type TestWallet } from '../../../fixtures/test-wallet.js'
import { describeNetwork, loadPage, openWindow, type Page } from './create-page.js'

const connectorId = 'example.foxglove'
const [sender, receiver] = developmentKeys.map((key) => privateKeyToAddress(key)) as [Hex, Hex]
const network: CaipNetworkId = 'eip155:31337'
const token: Hex = '0x7070707070707070707070707070707070707070'

let anvil: TestAnvil
let wallet: TestWallet
let page: Page

beforeAll(async () => {
  anvil = await startTestAnvil({ chainId: 31337 })
})

afterAll(() => anvil.close())

beforeEach(async () => {
  openWindow()
  wallet = createTestWallet({ privateKeys: [developmentKeys[0]], chains: { 31337: anvil.url, 31338: anvil.url } })
  announceProvider(createProvider(wallet), { name: 'Foxglove' })
  page = loadPage([describeNetwork(31337, anvil.url), describeNetwork(31338, anvil.url)])
  await page.adapter.connect({ connectorId })
})

const domain = { name: 'Harbor', version: '1', chainId: 31337 } as const
const types = { Mail: [{ name: 'text', type: 'string' }] } as const
const mail = { types, primaryType: 'Mail', message: { text: 'Hello' } } as const

const methods = () => wallet.calls.map(({ method }) => method)
const questions = () => methods().filter((method) => /^personal_sign|^eth_sign|^eth_send/.test(method))

async function callAnvil(method: string, ...params: unknown[]): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  await fetch(anvil.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

const placeContract = (answers: Record<Hex, Hex>, revertData?: Hex) =>
  callAnvil('anvil_setCode', token, answeringContract(answers, revertData))

describe('a request pinned to a network and an account', () => {
  const requests = {
    signMessage: (pin: object) => page.adapter.signMessage({ message: 'hi', ...pin }),
    signTypedData: (pin: object) => page.adapter.signTypedData({ domain, ...mail, ...pin }),
    sendTransaction: (pin: object) => page.adapter.sendTransaction({ kind: 'call', to: receiver, ...pin }),
    writeContract: (pin: object) =>
      page.adapter.writeContract({
        address: token,
        abi: erc20Abi,
        functionName: 'transfer',
        args: [receiver, 1n],
        ...pin,
      }),
    quote: (pin: object) => page.adapter.quote({ kind: 'call', to: receiver, ...pin }),
  }

  describe.each(Object.entries(requests))('%s', (_name, request) => {
    test('is sent when both are active', async () => {
      await expect(request({ network, from: sender.toLowerCase() })).resolves.toBeDefined()
    })

    test('fails on another network before the wallet is asked', async () => {
      await expect(request({ network: 'eip155:31338' })).rejects.toMatchObject({
        code: 'network-mismatch',
        wanted: 'eip155:31338',
        actual: network,
        message: expect.stringMatching(/eip155:31338.*eip155:31337/),
      })
      expect(questions()).toEqual([])
    })

    test('fails for another account before the wallet is asked', async () => {
      await expect(request({ from: receiver })).rejects.toMatchObject({
        code: 'account-mismatch',
        wanted: receiver,
        actual: sender,
      })
      expect(questions()).toEqual([])
    })

    test('fails without a wallet', async () => {
      await page.adapter.disconnect()
      await expect(request({ network })).rejects.toMatchObject({ code: 'not-connected' })
    })
  })

  test('fails when the wallet has switched without an event', async () => {
    wallet.answer('eth_chainId', () => '0x7a6a')
    await expect(page.adapter.sendTransaction({ kind: 'call', to: receiver })).rejects.toMatchObject({
      code: 'network-mismatch',
      wanted: network,
      actual: 'eip155:31338',
    })
    expect(questions()).toEqual([])
  })
})

describe('a transaction', () => {
  const sent = () => wallet.calls.find(({ method }) => method === 'eth_sendTransaction')?.params[0]

  test('sends its chain, its account and its fees to the wallet', async () => {
    await page.adapter.sendTransaction({
      kind: 'call',
      to: receiver,
      value: 1n,
      gas: 21_000n,
      maxFeePerGas: 3_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
    })
    expect(sent()).toEqual({
      chainId: '0x7a69',
      from: sender,
      to: receiver,
      value: '0x1',
      gas: '0x5208',
      maxFeePerGas: '0xb2d05e00',
      maxPriorityFeePerGas: '0x3b9aca00',
    })
  })

  test('leaves missing fees to the wallet, and may use legacy fees', async () => {
    await page.adapter.sendTransaction({ kind: 'call', to: receiver })
    expect(sent()).toEqual({ chainId: '0x7a69', from: sender, to: receiver, value: '0x0' })
    await page.adapter.sendTransaction({ kind: 'call', to: receiver, gasPrice: 2_000_000_000n })
    expect(wallet.calls.at(-1)?.params[0]).toMatchObject({ gasPrice: '0x77359400' })
  })

  test.each([
    [
      { maxFeePerGas: 5n, maxPriorityFeePerGas: 6n },
      'maxPriorityFeePerGas',
      /maxPriorityFeePerGas.*6.*\n.*maxFeePerGas.*5/,
    ],
    [{ gasPrice: 5n, maxFeePerGas: 5n }, 'gasPrice', /maxFeePerGas/],
    [{ gasPrice: 5n, maxPriorityFeePerGas: 5n }, 'gasPrice', /maxPriorityFeePerGas/],
    [{ gas: -1n }, 'gas', /-1/],
    [{ gasPrice: -1n }, 'gasPrice', /-1/],
    [{ maxFeePerGas: -1n }, 'maxFeePerGas', /-1/],
    [{ maxPriorityFeePerGas: -1n }, 'maxPriorityFeePerGas', /-1/],
    [{ value: -1n }, 'value', /-1/],
  ])('with %o fails before the wallet is asked', async (fields, field, message) => {
    const expected = { code: 'invalid-transaction', field, message: expect.stringMatching(message) }
    const request = { kind: 'call', to: receiver, ...fields } as const
    await expect(page.adapter.sendTransaction(request)).rejects.toMatchObject(expected)
    await expect(page.adapter.quote(request)).rejects.toMatchObject(expected)
    expect(questions()).toEqual([])
  })
})

describe('typed data', () => {
  test('is signed by the active account', async () => {
    const signature = (await page.adapter.signTypedData({ domain, ...mail })) as Hex
    expect(await recoverTypedDataAddress({ domain, ...mail, signature })).toBe(sender)
  })

  test('needs no chain in its domain', async () => {
    await expect(page.adapter.signTypedData({ domain: { name: 'Harbor' }, ...mail })).resolves.toMatch(/^0x/)
  })

  test.each([1, 31338, 31337n + 2n ** 64n])('for chain %s fails before the wallet is asked', async (chainId) => {
    const request = page.adapter.signTypedData({ domain: { ...domain, chainId: chainId as number }, ...mail })
    await expect(request).rejects.toMatchObject({
      code: 'network-mismatch',
      wanted: `eip155:${chainId}`,
      actual: network,
    })
    expect(questions()).toEqual([])
  })

  test('that does not follow EIP-712 fails before the wallet is asked', async () => {
    const broken = { types: { Mail: [{ name: 'to', type: 'address' }] }, primaryType: 'Mail', message: { to: 'me' } }
    const request = page.adapter.signTypedData({ domain, ...broken } as never)
    await expect(request).rejects.toMatchObject({ code: 'invalid-typed-data', details: expect.stringContaining('me') })
    expect(questions()).toEqual([])
  })

  test('that the visitor declines is a rejection', async () => {
    wallet.rejectNext()
    await expect(page.adapter.signTypedData({ domain, ...mail })).rejects.toMatchObject({ code: 'request-rejected' })
  })
})

describe('a contract', () => {
  const abi = parseAbi([
    'function answer() view returns (uint256)',
    'function pay(uint256 id) payable',
    'error Closed()',
  ])
  const answer = toFunctionSelector('answer()')

  test('is read on the requested network', async () => {
    await placeContract({ [answer]: padHex('0x2a') })
    const call = { address: token, abi, functionName: 'answer' } as const
    await expect(page.adapter.readContract({ ...call, network })).resolves.toBe(42n)
    const unknown = page.adapter.readContract({ ...call, network: 'eip155:5' })
    await expect(unknown).rejects.toMatchObject({ code: 'network-not-configured' })
  })

  test.each([
    ['its words', encodeErrorResult({ abi: parseAbi(['error Error(string)']), args: ['Shut'] }), 'Shut'],
    ['the name of its error', encodeErrorResult({ abi, errorName: 'Closed' }), 'Closed'],
    ['nothing', '0x' as Hex, 'unknown reason'],
  ])('that reverts a read fails with %s', async (_name, data, reason) => {
    await placeContract({}, data)
    const read = page.adapter.readContract({ address: token, abi, functionName: 'answer' })
    await expect(read).rejects.toMatchObject({ code: 'contract-reverted', reason })
  })

  test('without code has another error than a network without nodes', async () => {
    const read = page.adapter.readContract({ address: `0x${'9'.repeat(40)}`, abi, functionName: 'answer' })
    await expect(read).rejects.toMatchObject({ code: 'contract-reverted' })
  })

  test('is called by a transaction with a receipt', async () => {
    await placeContract({ [toFunctionSelector('pay(uint256)')]: '0x' })
    const hash = await page.adapter.writeContract({
      address: token,
      abi,
      functionName: 'pay',
      args: [7n],
      value: 5n,
      network,
    })
    await expect(page.adapter.waitForReceipt({ id: hash })).resolves.toMatchObject({ status: 'success' })
    const client = page.config.getClient({ chainId: 31337 })
    await expect(getTransaction(client, { hash: hash as Hex })).resolves.toMatchObject({
      to: token,
      value: 5n,
      input: encodeFunctionData({ abi, functionName: 'pay', args: [7n] }),
    })
  })

  test('without the function fails before a request', async () => {
    const call = { address: token, abi, functionName: 'missing', args: [] } as never
    const expected = { code: 'invalid-transaction', field: 'functionName' }
    await expect(page.adapter.writeContract(call)).rejects.toMatchObject(expected)
    await expect(page.adapter.readContract(call)).rejects.toMatchObject(expected)
    expect(questions()).toEqual([])
  })
})

describe('an ERC-20 token', () => {
  const selectors = {
    decimals: toFunctionSelector('decimals()'),
    symbol: toFunctionSelector('symbol()'),
    balanceOf: toFunctionSelector('balanceOf(address)'),
  }
  const word = (number: bigint) => encodeAbiParameters([{ type: 'uint256' }], [number])
  const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
  const place = (symbol: Hex | undefined, decimals = 6n) =>
    placeContract({
      [selectors.decimals]: word(decimals),
      [selectors.balanceOf]: word(1_234_567n),
      ...(symbol === undefined ? {} : { [selectors.symbol]: symbol }),
    })

  test.each([
    ['a string', text('USDC'), 'USDC'],
    ['bytes32 (early tokens)', stringToHex('MKR', { size: 32 }), 'MKR'],
    ['an empty string', text(''), ''],
    ['nothing', undefined, ''],
    ['bytes that are not text', concat([word(7n), word(9n)]), ''],
  ])('whose symbol is %s', async (_name, data, symbol) => {
    await place(data)
    await expect(page.adapter.getToken({ token, network })).resolves.toEqual({ decimals: 6, symbol })
  })

  test('has a balance in base units', async () => {
    await place(text('USDC'))
    const balance = page.adapter.getTokenBalance({ token, address: sender, network })
    await expect(balance).resolves.toEqual({ value: 1_234_567n, decimals: 6, symbol: 'USDC' })
  })

  test('with more decimals than fit a byte is invalid', async () => {
    await place(text('BAD'), 256n)
    await expect(page.adapter.getToken({ token })).rejects.toMatchObject({ code: 'contract-reverted' })
  })

  test('does not exist at an address without a contract', async () => {
    const nowhere = { token: `0x${'8'.repeat(40)}`, address: sender } as const
    await expect(page.adapter.getTokenBalance(nowhere)).rejects.toMatchObject({ code: 'contract-reverted' })
  })

  test('fails when no node answers', async () => {
    const offline = loadPage([describeNetwork(31337, 'http://127.0.0.1:1')])
    await expect(offline.adapter.getToken({ token })).rejects.toMatchObject({ code: 'rpc-unavailable' })
  })
})
