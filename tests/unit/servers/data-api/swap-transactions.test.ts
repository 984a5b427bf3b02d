import {
  type Address,
  createPublicClient,
  custom,
  decodeFunctionData,
  erc20Abi,
  type Hex,
  parseAbi,
  parseEventLogs,
  parseUnits,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../../../../servers/chains/contents/accounts.js'
import { contracts, swapContracts } from '../../../../servers/chains/contents/addresses.js'
import { uniswap } from '../../../../servers/chains/contents/pools.js'
import { findListed, type SwapChain, startSwapChain, toId } from './fixtures/swap-chain.js'

const account = accounts.fresh
const balanceAbi = parseAbi(['function balanceOf(address) view returns (uint256)'])
const swapAbi = parseAbi([
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
])
let swaps: SwapChain
beforeAll(async () => {
  swaps = await startSwapChain()
})
afterAll(() => swaps.close())

const describeSwap = (from: string, to: string, amount: string) => ({
  amount: String(parseUnits(amount, findListed(from).decimals)),
  userAddress: toId(account),
  from: toId(findListed(from).address),
  to: toId(findListed(to).address),
})

type BuildOptions = { slippage?: number; quoteId?: string; minToAmount?: string; disableEstimate?: boolean }

async function build(swap: ReturnType<typeof describeSwap>, { slippage = 1, ...more }: BuildOptions = {}) {
  const { status, body } = await swaps.call('build-transaction', {}, { ...swap, eip155: { slippage }, ...more })
  return { status, body, tx: body.tx }
}

async function send({ to, data, value }: { to: Address; data: Hex; value: string }, gas?: string) {
  const limit = gas === undefined ? {} : { gas: BigInt(gas) }
  const hash = await swaps.client.sendTransaction({ account, chain: null, to, data, value: BigInt(value), ...limit })
  const receipt = await swaps.client.waitForTransactionReceipt({ hash })
  expect(receipt.status).toBe('success')
  return receipt.gasUsed * receipt.effectiveGasPrice
}

function readBalance(symbol: string): Promise<bigint> {
  if (symbol === 'ETH') return swaps.client.getBalance({ address: account })
  const call = { address: findListed(symbol).address, abi: balanceAbi, functionName: 'balanceOf' } as const
  return swaps.client.readContract({ ...call, args: [account] })
}

/** Quotes, approves and swaps as a client does. Returns what was quoted, and what was paid and received. */
async function swapBy(provider: number, from: string, to: string, amount: string) {
  const swap = describeSwap(from, to, amount)
  await swaps.give(account, findListed(from), BigInt(swap.amount))
  const { body } = await swaps.call('quotes', swap)
  const quote = body.quotes[provider]
  const approved = await swaps.call('build-approve', { ...swap, quoteId: quote.id })
  if (approved.status === 200) await send(approved.body.tx)
  const before = [await readBalance(from), await readBalance(to)] as const
  const { status, body: built, tx } = await build(swap, { quoteId: quote.id, minToAmount: quote.minToAmount })
  expect([status, built.router, tx?.to]).toEqual([200, quote.router, quote.router])
  const fee = await send({ ...tx, value: tx.amount }, tx.eip155.gas)
  const paid = before[0] - (await readBalance(from)) - (from === 'ETH' ? fee : 0n)
  const received = (await readBalance(to)) - before[1] + (to === 'ETH' ? fee : 0n)
  return { quote, paid, received, amount: BigInt(swap.amount) }
}

describe('a swap pays and receives exactly what was quoted when nothing moved', () => {
  test.each<[provider: 'pools' | 'stand-in', from: string, to: string, amount: string]>([
    ['pools', 'ETH', 'HUSD', '1.5'],
    ['pools', 'HUSD', 'ETH', '1234.567891'],
    ['pools', 'HUSD', 'CBLT', '900'],
    ['pools', 'WETH', 'MRDN', '3'],
    ['pools', 'MRDN', 'HUSD', '10'],
    ['pools', 'MRDN', 'HUSD', '5000'],
    ['pools', 'ETH', 'AUSD', '0.001'],
    ['pools', 'ETH', 'AUSD', '5'],
    ['pools', 'AUSD', 'ETH', '20000'],
    ['pools', 'AUSD', 'HUSD', '0.000009'],
    ['pools', 'ETH', 'SGNT', '5'],
    ['pools', 'SGNT', 'MRDN', '40'],
    ['pools', 'MILL', 'ORCH', '12'],
    ['pools', 'ETH', 'TOLL', '0.3'],
    ['pools', 'TOLL', 'ETH', '250'],
    ['pools', 'TOLL', 'EXCS', '777'],
    ['pools', 'EXCS', 'HUSD', '500.000000000000000001'],
    ['pools', 'ETH', 'FERRY', '0.02'],
    ['pools', 'FERRY', 'QPNY', '7'],
    ['pools', 'QPNY', 'PLNK', '55.55'],
    ['pools', 'PLNK', 'ETH', '1234.567890123456789012345678'],
    ['pools', 'ETH', 'POT', '0.1'],
    ['pools', 'ETH', 'WETH', '2'],
    ['pools', 'WETH', 'ETH', '0.75'],
    ['stand-in', 'ETH', 'HUSD', '1.5'],
    ['stand-in', 'HUSD', 'ETH', '1234.567891'],
    ['stand-in', 'AUSD', 'SGNT', '300'],
    ['stand-in', 'TOLL', 'EXCS', '777'],
    ['stand-in', 'EXCS', 'ETH', '80'],
    ['stand-in', 'ETH', 'TOLL', '0.3'],
  ])('%s: %s to %s, %s', async (provider, ...swap) => {
    await swaps.inSandbox(async () => {
      const { quote, paid, received, amount } = await swapBy(provider === 'pools' ? 0 : 1, ...swap)
      expect(quote.id.startsWith(`${provider}:`)).toBe(true)
      expect([paid, received]).toEqual([amount, BigInt(quote.toAmount)])
    })
  })
})

describe('the approval', () => {
  const swap = describeSwap('HUSD', 'CBLT', '900')

  test('is for the exact amount, and for the router of the offer that is followed', async () => {
    const abi = parseAbi(['function approve(address spender, uint256 value)'])
    const { body } = await swaps.call('build-approve', swap)
    expect(body.tx).toMatchObject({ from: account, to: contracts.harborDollar, value: '0' })
    expect(decodeFunctionData({ abi, data: body.tx.data }).args).toEqual([uniswap.router, 900_000_000n])
    const other = await swaps.call('build-approve', { ...swap, quoteId: 'stand-in:1', amount: '0' })
    expect(decodeFunctionData({ abi, data: other.body.tx.data }).args).toEqual([swapContracts.standInRouter, 0n])
    expect([body.spender, other.body.spender]).toEqual([uniswap.router, swapContracts.standInRouter])
  })

  test.each([
    ['without an amount, which would be any', { ...swap, amount: undefined }, 'amount'],
    ['of the native currency', describeSwap('ETH', 'HUSD', '1'), 'from'],
    ['of a token that is unwrapped', describeSwap('WETH', 'ETH', '1'), 'from'],
    ['for the quote of nobody', { ...swap, quoteId: 'nobody:1' }, 'quoteId'],
  ])('%s is a 400', async (_what, asked, field) => {
    const query = JSON.parse(JSON.stringify(asked))
    const { status, body } = await swaps.call('build-approve', query)
    expect([status, body.reasons?.[0].field]).toEqual([400, field])
  })

  test('can be read, of each router', async () => {
    await swaps.inSandbox(async () => {
      const readAllowance = async (symbol: string, quoteId?: string) => {
        const query = { tokenAddress: toId(findListed(symbol).address), userAddress: toId(account) }
        return (await swaps.call('allowance', { ...query, ...(quoteId ? { quoteId } : {}) })).body.allowance
      }
      await send((await swaps.call('build-approve', swap)).body.tx)
      expect(await readAllowance('HUSD')).toBe('900000000')
      expect(await readAllowance('HUSD', 'stand-in:1')).toBe('0')
      expect(BigInt(await readAllowance('ETH'))).toBe(2n ** 256n - 1n)
    })
  })
})

describe('the transaction', () => {
  const swap = describeSwap('ETH', 'HUSD', '1')
  const decode = (data: Hex) => decodeFunctionData({ abi: swapAbi, data })

  test('pays the account, ends after 20 min at most, and its minimum follows from the slippage, rounded down', async () => {
    const { body: quoted } = await swaps.call('quotes', swap)
    const { body, tx } = await build(swap, { slippage: 25 })
    const { functionName, args } = decode(tx.data)
    const minimum = (BigInt(quoted.quotes[0].toAmount) * 7_500n) / 10_000n
    const path = [contracts.weth, contracts.harborDollar]
    expect([functionName, args]).toEqual(['swapExactETHForTokens', [minimum, path, account, BigInt(body.deadline)]])
    const left = body.deadline - Date.now() / 1_000
    expect(left).toBeGreaterThan(600)
    expect(left).toBeLessThanOrEqual(1_200)
    expect(tx).toMatchObject({ from: account, amount: String(10n ** 18n) })
    expect(Number(tx.eip155.gas)).toBeGreaterThan(80_000)
    expect(Number(tx.eip155.gasPrice)).toBeGreaterThan(0)
  })

  test('never has a lower minimum than the one that was reviewed', async () => {
    const { body: quoted } = await swaps.call('quotes', swap)
    const reviewed = BigInt(quoted.quotes[0].toAmount) - 1n
    const { tx } = await build(swap, { slippage: 50, minToAmount: String(reviewed) })
    expect(decode(tx.data).args?.[0]).toBe(reviewed)
    const { tx: higher } = await build(swap, { slippage: 0.01, minToAmount: '5' })
    expect(decode(higher.data).args?.[0]).toBeGreaterThan(5n)
    const refused = await build(swap, { minToAmount: String(reviewed + 2n) })
    expect([refused.status, refused.body.reasons]).toEqual([
      400,
      [{ field: 'minToAmount', description: `Must be ${reviewed + 1n} at most: the price has changed.` }],
    ])
  })

  test('of the native currency and its wrapped one is a deposit or a withdrawal, which has no deadline', async () => {
    const abi = parseAbi(['function deposit() payable', 'function withdraw(uint256 value)'])
    const swapped = [describeSwap('ETH', 'WETH', '1'), describeSwap('WETH', 'ETH', '1')]
    const built = await Promise.all(swapped.map((each) => build(each, { disableEstimate: true })))
    expect(built.map(({ body, tx }) => [tx.to, tx.amount, body.deadline])).toEqual([
      [contracts.weth, String(10n ** 18n), undefined],
      [contracts.weth, '0', undefined],
    ])
    const calls = built.map(({ tx }) => decodeFunctionData({ abi, data: tx.data }).functionName)
    expect(calls).toEqual(['deposit', 'withdraw'])
  })

  test('of a token with a fee on transfer calls the function of the router for it', async () => {
    const { tx } = await build(describeSwap('TOLL', 'HUSD', '5'), { disableEstimate: true })
    expect(decode(tx.data).functionName).toBe('swapExactTokensForTokensSupportingFeeOnTransferTokens')
  })

  test('that fails says why, unless the gas is not estimated', async () => {
    const token = describeSwap('HUSD', 'CBLT', '900')
    const refused = await build(token)
    expect([refused.status, refused.body.reasons[0]]).toEqual([
      400,
      { field: 'transaction', description: expect.stringContaining('TRANSFER_FROM_FAILED') },
    ])
    const { status, tx } = await build(token, { disableEstimate: true })
    expect([status, tx.eip155.gas]).toEqual([200, undefined])
  })

  test('of a token that cannot be sold fails, also with its approval', async () => {
    await swaps.inSandbox(async () => {
      const sale = describeSwap('POT', 'ETH', '5')
      await swaps.give(account, findListed('POT'), BigInt(sale.amount))
      await send((await swaps.call('build-approve', sale)).body.tx)
      expect((await build(sale)).body.reasons?.[0].field).toBe('transaction')
    })
  })

  test.each([
    ['no amount', { amount: '0' }, 400, 'amount'],
    ['an amount with decimals', { amount: '1.5' }, 400, 'amount'],
    ['an amount as a number', { amount: 5 }, 400, 'amount'],
    ['a token that is not listed', { to: toId(contracts.lure) }, 400, 'to'],
    ['too much slippage', { eip155: { slippage: 51 } }, 400, 'eip155'],
    ['the quote of nobody', { quoteId: 'nobody:1' }, 400, 'quoteId'],
    ['an amount that pays nothing', { ...describeSwap('HUSD', 'FERRY', '0.01') }, 404, 'to'],
  ])('is not built for %s', async (_what, changed, expected, field) => {
    const body = { ...swap, eip155: { slippage: 1 }, ...changed }
    const { status, body: reply } = await swaps.call('build-transaction', {}, body)
    expect([status, reply.reasons[0].field]).toEqual([expected, field])
    expect((await swaps.call('build-transaction', {}, '{')).status).toBe(422)
  })
})

// Without `traceAssetChanges`: anvil refuses the calls without a recipient by which viem reads balances then.
test("viem's simulateCalls tells by the RPC proxy what an approval and a swap after it change", async () => {
  await swaps.inSandbox(async () => {
    const swap = describeSwap('EXCS', 'HUSD', '500')
    await swaps.give(account, findListed('EXCS'), BigInt(swap.amount))
    const { body } = await swaps.call('quotes', swap)
    const approved = await swaps.call('build-approve', swap)
    const { tx } = await build(swap, { disableEstimate: true })
    const client = createPublicClient({ transport: custom({ request: swaps.request }) })
    const { harborDollar: to } = contracts
    const readBought = { to, abi: balanceAbi, functionName: 'balanceOf', args: [account] } as const
    const toCall = ({ to: callee, data }: { to: Address; data: Hex }) => ({ to: callee, data })
    const calls = [readBought, toCall(approved.body.tx), toCall(tx), readBought] as const
    const { results } = await client.simulateCalls({ account, calls, traceTransfers: true })
    expect(results.map(({ status }) => status)).toEqual(Array(4).fill('success'))
    const [before, , swapped, after] = results
    expect(BigInt(String(after.result)) - BigInt(String(before.result))).toBe(BigInt(body.quotes[0].toAmount))
    const moved = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: swapped.logs ?? [] })
    expect(moved.filter(({ args }) => args.from === account).map(({ args }) => args.value)).toEqual([
      parseUnits('475', 18),
      parseUnits('25', 18),
    ])
  })
})
