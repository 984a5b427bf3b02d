import { erc20Abi, formatEther, getAddress, parseAbi, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts, counterparties } from '../../../../servers/chains/contents/accounts.js'
import { contracts } from '../../../../servers/chains/contents/addresses.js'
import { names } from '../../../../servers/chains/contents/names.js'
import { tokens, unlistedTokens } from '../../../../servers/chains/contents/tokens.js'
import { connectTo, createDataFolder, startTestChain, type TestChain } from './fixtures/local-chain.js'

const nftAbi = parseAbi([
  'function ownerOf(uint256 id) view returns (address)',
  'function balanceOf(address owner) view returns (uint256)',
])
const SECONDS_PER_DAY = 86_400
const allTokens = [...Object.values(tokens), ...Object.values(unlistedTokens)]

type Client = ReturnType<typeof connectTo>

/** Every transaction of the chain, with its receipt and the time of its block. */
async function readPast(client: Client) {
  const last = await client.getBlockNumber()
  const numbers = Array.from({ length: Number(last) + 1 }, (_, number) => BigInt(number))
  const blocks = await Promise.all(
    numbers.map((blockNumber) => client.getBlock({ blockNumber, includeTransactions: true })),
  )
  const transactions = await Promise.all(
    blocks.flatMap(({ transactions: inBlock, timestamp }) =>
      inBlock.map(async (transaction) => {
        const receipt = await client.getTransactionReceipt({ hash: transaction.hash })
        return { ...transaction, time: Number(timestamp), receipt }
      }),
    ),
  )
  return { blocks, transactions }
}

/** The holdings of every account: ETH, transactions and tokens. */
async function readHoldings(client: Client) {
  const holders = [...Object.values(accounts), ...Object.values(counterparties)]
  return Promise.all(
    holders.map(async (address) => ({
      address,
      eth: await client.getBalance({ address }),
      transactions: await client.getTransactionCount({ address }),
      tokens: await Promise.all(
        allTokens.map((token) =>
          client.readContract({ address: token.address, abi: erc20Abi, functionName: 'balanceOf', args: [address] }),
        ),
      ),
    })),
  )
}

describe('the past of Local Ethereum', () => {
  const folder = createDataFolder()
  let chain: TestChain
  let client: Client
  let past: Awaited<ReturnType<typeof readPast>>
  let holdings: Awaited<ReturnType<typeof readHoldings>>
  const sentBy = (address: string) => past.transactions.filter(({ from }) => getAddress(from) === address)
  const findHoldings = (address: string) => holdings.find((held) => held.address === address)

  beforeAll(async () => {
    chain = await startTestChain(folder.statePath)
    client = connectTo(chain.url)
    past = await readPast(client)
    holdings = await readHoldings(client)
  })
  afterAll(async () => {
    await chain.close()
    folder.remove()
  })

  test('goes back 14 months, has transactions in each, and ends today', () => {
    const times = past.blocks.map(({ timestamp }) => Number(timestamp))
    const now = Date.now() / 1_000
    expect(times).toEqual(times.toSorted((first, second) => first - second))
    expect((now - (times[0] ?? 0)) / SECONDS_PER_DAY).toBeCloseTo(425, 0)
    expect(now - (times.at(-1) ?? 0)).toBeLessThan(120)
    const ages = sentBy(accounts.rich).map(({ time }) => (now - time) / SECONDS_PER_DAY)
    expect(Math.min(...ages)).toBeLessThan(1)
    const months = new Set(ages.map((age) => Math.floor(age / 30)))
    expect(months.size).toBeGreaterThanOrEqual(14)
  })

  test('has about 150 transactions of the accounts', () => {
    const own = new Set<string>([...Object.values(accounts), ...Object.values(counterparties)])
    const count = past.transactions.filter(({ from }) => own.has(getAddress(from))).length
    expect(count).toBeGreaterThan(130)
    expect(count).toBeLessThan(180)
    expect(sentBy(accounts.rich).length).toBeGreaterThan(80)
  })

  test('the rich account has every token, NFTs of both kinds and spam', async () => {
    expect(findHoldings(accounts.rich)?.tokens.filter((balance) => balance === 0n)).toEqual([])
    for (const address of [contracts.lighthouses, contracts.spamVouchers]) {
      const call = { address, abi: nftAbi, functionName: 'balanceOf', args: [accounts.rich] } as const
      expect(await client.readContract(call)).toBeGreaterThan(1n)
    }
    const badges = parseAbi(['function balanceOf(address owner, uint256 id) view returns (uint256)'])
    const call = { address: contracts.badges, abi: badges, functionName: 'balanceOf' } as const
    expect(await client.readContract({ ...call, args: [accounts.rich, 1n] })).toBe(2n)
  })

  test('the fresh account has nothing but the ETH of anvil', () => {
    const fresh = findHoldings(accounts.fresh)
    expect(fresh).toMatchObject({ eth: parseEther('10000'), transactions: 0 })
    expect(fresh?.tokens.every((balance) => balance === 0n)).toBe(true)
    const mentions = past.transactions.filter(({ to, receipt }) =>
      JSON.stringify([to, receipt.logs], (_, value) => (typeof value === 'bigint' ? String(value) : value))
        .toLowerCase()
        .includes(accounts.fresh.slice(2).toLowerCase()),
    )
    expect(mentions).toEqual([])
  })

  test('every account keeps more than 9,900 ETH', () => {
    const balances = Object.values(accounts).map((address) => Number(formatEther(findHoldings(address)?.eth ?? 0n)))
    expect(Math.min(...balances)).toBeGreaterThan(9_900)
  })

  test('has transactions of each kind', async () => {
    const own = sentBy(accounts.rich)
    const failed = own.filter(({ receipt }) => receipt.status === 'reverted')
    expect(failed.length).toBeGreaterThanOrEqual(5)
    expect(new Set(failed.map(({ to }) => to)).size).toBeGreaterThanOrEqual(3)
    expect(own.filter(({ to }) => to === null)).toHaveLength(1)
    expect(own.filter(({ to }) => to && getAddress(to) === accounts.rich)).toHaveLength(1)
    expect(own.filter(({ to, input }) => to && input === '0x').length).toBeGreaterThan(1)
    const selectors = new Set(past.transactions.map(({ input }) => input.slice(0, 10)))
    expect(selectors.size).toBeGreaterThan(20)
  })

  test('has ETH that came in an internal call', async () => {
    const call = past.transactions.find(
      ({ from, to }) =>
        getAddress(from) === counterparties.friend && to && getAddress(to) === contracts.paymentSplitter,
    )
    const traces = (await client.request({ method: 'trace_transaction', params: [call?.hash] } as never)) as {
      action: { to: string; value: string }
    }[]
    expect(traces.map(({ action }) => [getAddress(action.to), BigInt(action.value)])).toContainEqual([
      accounts.rich,
      parseEther('0.2'),
    ])
  })

  test('the avatar of a name is an NFT that its account owns', async () => {
    const call = { address: contracts.lighthouses, abi: nftAbi, functionName: 'ownerOf', args: [2n] } as const
    expect(await client.readContract(call)).toBe(accounts.ordinary)
    expect(await client.getEnsAvatar({ name: names.dora.name })).toMatch(/^data:image\/svg\+xml;base64,/)
  })

  test('the fee is near the usual one of the chain', async () => {
    const fees = past.blocks.slice(1, -1).map(({ baseFeePerGas }) => baseFeePerGas)
    expect(new Set(fees)).toEqual(new Set([1_000_000_000n]))
    const next = await client.getBlock({ blockTag: 'pending' })
    expect(Number(next.baseFeePerGas)).toBeGreaterThan(500_000_000)
  })

  test('another new chain is the same', async () => {
    const other = createDataFolder()
    const again = await startTestChain(other.statePath)
    const [otherHoldings, otherPast] = [await readHoldings(connectTo(again.url)), await readPast(connectTo(again.url))]
    await again.close()
    other.remove()
    expect(otherHoldings).toEqual(holdings)
    expect(otherPast.transactions.map(({ from, to, input, value }) => ({ from, to, input, value }))).toEqual(
      past.transactions.map(({ from, to, input, value }) => ({ from, to, input, value })),
    )
  }, 60_000)
})

test('Local Rollup has a past of its own', async () => {
  const folder = createDataFolder()
  const chain = await startTestChain(folder.statePath, 31338)
  const { transactions } = await readPast(connectTo(chain.url, 31338))
  await chain.close()
  folder.remove()
  const own = transactions.filter(({ from }) => getAddress(from) === accounts.rich)
  expect(own.length).toBeGreaterThan(20)
  expect(transactions.filter(({ from }) => getAddress(from) === accounts.fresh)).toEqual([])
  expect(transactions.some(({ to }) => to === zeroAddress)).toBe(false)
}, 60_000)
