import { encodeFunctionData, erc20Abi, getAddress, type Hex, parseAbi, parseEther } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { contracts } from '../../../../servers/chains/contents/addresses.js'
import { decodeCall, encodeCall } from '../../../../src/chains/eip155/actions/contract-calls/decode-call.js'
import type { Eip155Adapter } from '../../../../src/chains/eip155/index.js'
import type { ContractCalls, PlainCall } from '../../../../src/core/model/contract-calls.js'
import { isBatchRefusal } from '../../../../src/features/swap/model/batches.js'
import { findWrappedNative, swapNetworks } from '../../../../src/features/swap/model/find-wrap.js'
import { announceProvider, createProvider } from '../../../fixtures/announce-wallet.js'
import { developmentKeys } from '../../../fixtures/development-keys.js'
import { createTestWallet, type TestWallet } from '../../../fixtures/test-wallet.js'
import { startFilledChain } from '../../servers/chains/fixtures/start-filled-chain.js'
import { describeNetwork, loadPage, openWindow } from './create-page.js'

const network = 'eip155:31337'
const { weth, harborDollar: dollar, tollgate, uniswapRouter: router, lighthouses } = contracts
const [account, stranger] = developmentKeys.map((key) => privateKeyToAddress(key)) as [Hex, Hex]
const deadline = 4_000_000_000n
const ether = parseEther('1')

const routerAbi = parseAbi([
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256)',
  'function swapExactTokensForETH(uint256, uint256, address[], address, uint256)',
  'function swapExactETHForTokens(uint256, address[], address, uint256) payable',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256, uint256, address[], address, uint256)',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[], address, uint256)',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[], address, uint256) payable',
  'function swapTokensForExactTokens(uint256, uint256, address[], address, uint256)',
])
type RouterFunction = (typeof routerAbi)[number]['name']

const encode = (functionName: RouterFunction, args: readonly unknown[]) =>
  encodeFunctionData({ abi: routerAbi, functionName, args } as never)

describe('the data of a call', () => {
  const path = [dollar, weth]
  const common = { minimum: 7n, path, receiver: stranger, deadline }

  test.each([
    ['swapExactTokensForTokens', false, false],
    ['swapExactTokensForETH', true, false],
    ['swapExactTokensForTokensSupportingFeeOnTransferTokens', false, true],
    ['swapExactTokensForETHSupportingFeeOnTransferTokens', true, true],
  ] as const)('%s', (name, isPaidNative, takesFees) => {
    const decoded = decodeCall(encode(name, [9n, 7n, path, stranger, deadline]))
    expect(decoded).toEqual({ kind: 'swap', amountIn: 9n, ...common, isPaidNative, takesFees })
  })

  test.each([
    ['swapExactETHForTokens', false],
    ['swapExactETHForTokensSupportingFeeOnTransferTokens', true],
  ] as const)('%s', (name, takesFees) => {
    const decoded = decodeCall(encode(name, [7n, path, stranger, deadline]))
    expect(decoded).toEqual({ kind: 'swap', amountIn: null, ...common, isPaidNative: false, takesFees })
  })

  test('what is written is read again', () => {
    const approve = encodeCall({ kind: 'approve', token: dollar, spender: router, amount: 5n })
    expect(approve).toMatchObject({ to: dollar, value: 0n })
    expect(decodeCall(approve.data)).toEqual({ kind: 'approve', spender: router, amount: 5n })
    const wrap = encodeCall({ kind: 'wrap', token: weth, amount: 5n })
    expect([wrap.to, wrap.value, decodeCall(wrap.data)]).toEqual([weth, 5n, { kind: 'wrap' }])
    const unwrap = encodeCall({ kind: 'unwrap', token: weth, amount: 5n })
    expect([unwrap.value, decodeCall(unwrap.data)]).toEqual([0n, { kind: 'unwrap', amount: 5n }])
  })

  test('anything else is not read', () => {
    const swap = encode('swapExactTokensForTokens', [9n, 7n, path, stranger, deadline])
    const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [stranger, 1n] })
    const exactOut = encode('swapTokensForExactTokens', [9n, 7n, path, stranger, deadline])
    for (const data of [
      `${swap}00`,
      `${swap}${'0'.repeat(64)}`,
      swap.slice(0, -64),
      transfer,
      exactOut,
      '0x',
      '0x1',
      '',
      'x',
    ]) {
      expect(decodeCall(data)).toBeNull()
    }
  })
})

test('the wrapped native currency of each network is a valid address', () => {
  const found = swapNetworks.map((caipNetworkId) => findWrappedNative({ caipNetworkId }) ?? '')
  expect(found).toHaveLength(12)
  expect(found.map((address) => getAddress(address.toLowerCase()))).toEqual(found)
  const named = { caipNetworkId: network, contracts: { wrappedNative: { address: weth } } }
  expect([findWrappedNative(named), findWrappedNative({ caipNetworkId: network })]).toEqual([weth, null])
})

describe('on a chain', () => {
  let chain: { url: string; close(): Promise<void> }
  let wallet: TestWallet
  let calls: ContractCalls
  let adapter: Eip155Adapter

  beforeAll(async () => {
    chain = await startFilledChain()
    openWindow()
    wallet = createTestWallet({ privateKeys: [developmentKeys[0]], chains: { 31337: chain.url } })
    announceProvider(createProvider(wallet), { name: 'Foxglove' })
    adapter = loadPage([describeNetwork(31337, chain.url)]).adapter
    await adapter.connect({ connectorId: 'example.foxglove' })
    calls = (await adapter.loadContractCalls?.()) as ContractCalls
  })

  afterAll(() => chain.close())

  const buy = (token: Hex, minimum = 1n): PlainCall => ({
    ...{ to: router, value: ether },
    data: encode('swapExactETHForTokensSupportingFeeOnTransferTokens', [minimum, [weth, token], account, deadline]),
  })
  const approve = (spender: Hex, amount: bigint) => encodeCall({ kind: 'approve', token: dollar, spender, amount })
  const simulate = (...list: PlainCall[]) =>
    calls.simulate({ network, from: account, calls: list, tokens: [dollar, tollgate, weth] })

  test('a swap shows what leaves and what comes, without the network fee', async () => {
    const simulation = await simulate(buy(dollar))
    expect(simulation).toMatchObject({ revertReason: null, allowances: [], movesNfts: false })
    expect(simulation?.changes.size).toBe(2)
    expect(simulation?.changes.get(null)).toBe(-ether)
    expect(simulation?.changes.get(dollar.toLowerCase())).toBeGreaterThan(2_000_000_000n)
    expect(simulation?.gas[0]).toBeGreaterThan(50_000n)
  })

  test('an approval and the swap after it leave no allowance', async () => {
    const sell: PlainCall = {
      ...{ to: router, value: 0n },
      data: encode('swapExactTokensForETH', [5_000_000n, 1n, [dollar, weth], account, deadline]),
    }
    const simulation = await simulate(buy(dollar), approve(router, 5_000_000n), sell)
    expect(simulation?.revertReason).toBeNull()
    expect(simulation?.allowances.filter(({ amount }) => amount > 5_000_000n)).toEqual([])
    const unpaid = await simulate(buy(dollar), sell)
    expect(unpaid).toMatchObject({ revertedCall: 1, revertReason: expect.stringMatching(/TRANSFER|llowance/i) })
  })

  test('what a token keeps of each transfer is missing', async () => {
    const gain = async (token: Hex) => (await simulate(buy(token)))?.changes.get(token.toLowerCase()) ?? 0n
    expect(await gain(tollgate)).toBeGreaterThan(0n)
    const { revertReason } = (await simulate(buy(tollgate, (await gain(tollgate)) + 10n ** 15n))) ?? {}
    expect(revertReason).toMatch(/INSUFFICIENT_OUTPUT_AMOUNT$/)
  })

  test('an allowance for a stranger, a wrap, and an NFT that leaves are seen', async () => {
    expect(await simulate(approve(stranger, 9n))).toMatchObject({
      allowances: [{ token: dollar.toLowerCase(), spender: stranger.toLowerCase(), amount: 9n }],
    })
    const wrapped = await simulate(encodeCall({ kind: 'wrap', token: weth, amount: 5n }))
    expect(wrapped?.changes).toEqual(
      new Map([
        [null, -5n],
        [weth.toLowerCase(), 5n],
      ]),
    )
    const abi = parseAbi(['function setApprovalForAll(address, bool)'])
    const data = encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [stranger, true] })
    expect(await simulate({ to: lighthouses, value: 0n, data })).toMatchObject({ movesNfts: true })
  })

  test('what a transaction really moved is read from its block, without the network fee', async () => {
    const id = await adapter.sendTransaction({ kind: 'call', ...buy(dollar) })
    await adapter.waitForReceipt({ id, network })
    const moved = await calls.readMoved({ network, id, account })
    expect(moved.size).toBe(2)
    expect(moved.get(null)).toBe(-ether)
    expect(moved.get(dollar.toLowerCase())).toBeGreaterThan(2_000_000_000n)
  })

  test('allowances and code are read', async () => {
    const allowance = { network, token: dollar, owner: account, spender: stranger } as const
    expect(await calls.readAllowance(allowance)).toBe(0n)
    await expect(calls.readAllowance({ ...allowance, token: stranger })).rejects.toMatchObject({
      code: 'contract-reverted',
    })
    expect(await calls.hasCode({ network, address: router })).toBe(true)
    expect(await calls.hasCode({ network, address: stranger })).toBe(false)
    expect(await calls.readDataFee({ network, size: 260 })).toBe(0n)
  })

  test('a batch is one request, and its outcome is read by its code', async () => {
    wallet.answer('wallet_getCapabilities', () => ({ '0x7a69': { atomic: { status: 'ready' } } }))
    expect(await calls.readAtomicBatches({ network, from: account })).toBe('ready')
    wallet.answer('wallet_sendCalls', () => ({ id: 'batch-1' }))
    const id = await calls.sendBatch({ network, from: account, calls: [approve(router, 5n), buy(dollar)] })
    expect(wallet.calls.at(-1)).toMatchObject({
      params: [
        { version: '2.0.0', atomicRequired: true, chainId: '0x7a69', calls: [{ value: '0x0' }, { to: router }] },
      ],
    })
    const hash = `0x${'7'.repeat(64)}`
    for (const [code, status] of [
      [200, 'done'],
      [400, 'failed'],
      [500, 'reverted'],
      [600, 'partly'],
    ] as const) {
      wallet.answer('wallet_getCallsStatus', () => ({ status: code, receipts: [{ transactionHash: hash }] }))
      expect(await calls.waitForBatch({ id })).toEqual({ status, ids: [hash] })
    }
  })

  test.each([5750, 5760, 4200, -32601])('a wallet that answers %s does no batches', async (code) => {
    wallet.answer('wallet_sendCalls', () => {
      throw { code, message: 'No batches.' }
    })
    const error = await calls.sendBatch({ network, from: account, calls: [buy(dollar)] }).catch((thrown) => thrown)
    expect(isBatchRefusal(error)).toBe(true)
  })

  test('a wallet that does not say what it can do in 2 s does no batches', async () => {
    openWindow()
    const mute = createTestWallet({ privateKeys: [developmentKeys[0]], chains: { 31337: chain.url } })
    announceProvider(createProvider(mute), { name: 'Foxglove' })
    const page = loadPage([describeNetwork(31337, chain.url)])
    await page.adapter.connect({ connectorId: 'example.foxglove' })
    const fresh = await page.adapter.loadContractCalls?.()
    mute.answer('wallet_getCapabilities', () => new Promise(() => {}))
    vi.useFakeTimers()
    const answer = fresh?.readAtomicBatches({ network, from: account })
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    expect(await answer).toBe('unsupported')
  })

  test('a rejected batch is no refusal', async () => {
    wallet.answer('wallet_sendCalls', () => {
      throw { code: 4001, message: 'User rejected the request.' }
    })
    const error = await calls.sendBatch({ network, from: account, calls: [buy(dollar)] }).catch((thrown) => thrown)
    expect([isBatchRefusal(error), error.code]).toEqual([false, 'request-rejected'])
  })
})
