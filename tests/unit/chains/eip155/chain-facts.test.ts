import { type Hex, toHex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts, counterparties } from '../../../../servers/chains/contents/accounts.js'
import { contracts } from '../../../../servers/chains/contents/addresses.js'
import { tokens, unlistedTokens } from '../../../../servers/chains/contents/tokens.js'
import { multicall3Address } from '../../../../servers/chains/install-multicall3.js'
import type { NetworkInput } from '../../../../src/core/model/network.js'
import { answeringContract } from '../../../fixtures/answering-contract.js'
import type { TestChain } from '../../servers/chains/fixtures/local-chain.js'
import { startFilledChain } from '../../servers/chains/fixtures/start-filled-chain.js'
import { describeNetwork, loadPage, openWindow, type Page } from './create-page.js'

const here = 'eip155:31337'
const rollup = 'eip155:31338'
const bare = 'eip155:5'

let chain: TestChain
let page: Page

beforeAll(async () => {
  chain = await startFilledChain()
})

afterAll(() => chain.close())

beforeEach(() => {
  page = loadPages()
})

/** The same node as several networks: the coin type depends on the chain id alone. */
function loadPages() {
  openWindow()
  const facts: NetworkInput['contracts'] = {
    multicall3: { address: multicall3Address },
    ensUniversalResolver: { address: contracts.ensUniversalResolver },
  }
  return loadPage([
    { ...describeNetwork(31337, chain.url), contracts: facts },
    { ...describeNetwork(31338, chain.url), contracts: facts },
    { ...describeNetwork(1, chain.url), contracts: facts },
    describeNetwork(5, chain.url),
  ])
}

async function callAnvil(method: string, ...params: unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(chain.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await response.json()) as { result: unknown }).result
}

const resolve = (name: string, network: typeof here | typeof rollup | typeof bare | 'eip155:1' = here) =>
  page.adapter.resolveName({ name, network })

describe('a name', () => {
  test('has an address, also when typed with capitals and spaces around it', async () => {
    const expected = { name: 'alice.eth', address: accounts.named, isMixedScript: false }
    await expect(resolve('alice.eth')).resolves.toEqual(expected)
    await expect(resolve(' Alice.ETH ')).resolves.toEqual(expected)
  })

  test('has the address of the network that is sent on', async () => {
    await expect(resolve('two-chains.eth')).resolves.toMatchObject({ address: counterparties.friend })
    await expect(resolve('two-chains.eth', rollup)).resolves.toMatchObject({ address: counterparties.trader })
  })

  test('is read in the registry of Ethereum for a network without one, never with the address on Ethereum', async () => {
    await expect(resolve('fishmarket.eth', bare)).resolves.toMatchObject({ address: counterparties.shop })
    await expect(resolve('dora.eth', 'eip155:1')).resolves.toMatchObject({ address: accounts.ordinary })
    await expect(resolve('dora.eth', bare)).resolves.toBeNull()
  })

  test.each(['zero.eth', 'empty.eth', 'unresolvable.eth', 'nobody-has-this.eth', 'eth'])(
    'that resolves to nothing or to zero has no address: %s',
    async (name) => {
      await expect(resolve(name)).resolves.toBeNull()
    },
  )

  test.each([
    ['a b.eth', false],
    ['alice..eth', false],
    ['', false],
    ['pаypal.eth', true],
    ['<img src=x>.eth', false],
  ])('that does not follow ENSIP-15 is not looked up: %j', async (name, isMixedScript) => {
    await expect(resolve(name)).rejects.toMatchObject({ code: 'invalid-name', isMixedScript })
  })

  test('fails when no node answers, within 10 s', async () => {
    const dead = loadPage([
      {
        ...describeNetwork(31337, 'http://127.0.0.1:1'),
        contracts: { ensUniversalResolver: { address: contracts.ensUniversalResolver } },
      },
    ])
    const asked = dead.adapter.resolveName({ name: 'alice.eth', network: here })
    await expect(asked).rejects.toMatchObject({ code: 'rpc-unavailable' })
  }, 15_000)

  test('has no address where no registry is known', async () => {
    const alone = loadPage([describeNetwork(5, chain.url)])
    await expect(alone.adapter.resolveName({ name: 'alice.eth', network: bare })).resolves.toBeNull()
    await expect(alone.adapter.lookUpName({ address: accounts.named, network: bare })).resolves.toBeNull()
  })
})

describe('the name of an address', () => {
  const lookUp = (address: string, network: typeof here | typeof rollup | typeof bare = here) =>
    page.adapter.lookUpName({ address, network })

  test('is the one that resolves to it', async () => {
    await expect(lookUp(accounts.named)).resolves.toBe('alice.eth')
    await expect(lookUp(accounts.named.toLowerCase())).resolves.toBe('alice.eth')
    await expect(lookUp(accounts.ordinary)).resolves.toBe('dora.eth')
    await expect(lookUp(counterparties.shop, bare)).resolves.toBe('fishmarket.eth')
  })

  test('is none when it resolves to another account, or there is no record', async () => {
    await expect(lookUp(accounts.impostor)).resolves.toBeNull()
    await expect(lookUp(accounts.fresh)).resolves.toBeNull()
    await expect(lookUp('alice.eth')).resolves.toBeNull()
  })
})

describe('balances of tokens', () => {
  const listed = [tokens.harborDollar, tokens.cobalt, tokens.meridian, tokens.oldMill]
  const read = (addresses: readonly string[], network: typeof here | typeof bare = here) =>
    page.adapter.getTokenBalances({ address: accounts.rich, network, tokens: addresses })

  test.each([
    ['with Multicall3 in one request', here, 1],
    ['without it one by one', bare, 16],
  ] as const)('are read %s: with 6, 8 and 18 decimals, and names in bytes32', async (_name, network, requests) => {
    const client = page.config.getClient({ chainId: Number(network.split(':')[1]) }) as {
      request: (call: { method: string }) => Promise<unknown>
    }
    const { request } = client
    let asked = 0
    client.request = (call) => {
      if (call.method === 'eth_call') asked += 1
      return request(call)
    }
    const { balances, failed } = await read(
      listed.map(({ address }) => address),
      network,
    )
    expect(failed).toEqual([])
    expect(balances).toEqual(
      listed.map(({ address, name, symbol, decimals }) => ({
        network,
        address,
        name,
        symbol,
        decimals,
        amount: expect.any(BigInt),
      })),
    )
    expect(balances.find(({ symbol }) => symbol === 'HUSD')?.amount).toBeGreaterThan(0n)
    expect(asked).toBe(requests)
  })

  test('leave out what is no token, and report it', async () => {
    const broken = [contracts.closedVault, accounts.fresh, 'USDC', contracts.ensRegistry]
    const { balances, failed } = await read([...broken, tokens.cobalt.address.toLowerCase()])
    expect(failed).toEqual(broken)
    expect(balances.map(({ symbol }) => symbol)).toEqual(['CBLT'])
  })

  test('of a hostile token are as its contract says', async () => {
    const { balances } = await read([unlistedTokens.hostile.address])
    expect(balances).toMatchObject([{ symbol: unlistedTokens.hostile.symbol, decimals: 18 }])
  })

  test('are read one by one when a token uses up the gas of the whole request', async () => {
    const greedy: Hex = '0x9e9e9e9e9e9e9e9e9e9e9e9e9e9e9e9e9e9e9e9e'
    // Jumps back for ever.
    await callAnvil('anvil_setCode', greedy, '0x5b600056')
    const { balances, failed } = await read([greedy, tokens.cobalt.address])
    expect(failed).toEqual([greedy])
    expect(balances.map(({ symbol }) => symbol)).toEqual(['CBLT'])
  }, 30_000)

  test('fail for what is no address, and when no node answers', async () => {
    const asked = page.adapter.getTokenBalances({ address: 'alice.eth', network: here, tokens: [] })
    await expect(asked).rejects.toMatchObject({ code: 'invalid-transaction', field: 'address' })
    const dead = loadPage([describeNetwork(31337, 'http://127.0.0.1:1')])
    const query = { address: accounts.rich, network: here, tokens: [tokens.cobalt.address] } as const
    await expect(dead.adapter.getTokenBalances(query)).rejects.toMatchObject({ code: 'rpc-unavailable' })
  })
})

describe('a receiver', () => {
  const describeReceiver = (address: string) => page.adapter.describeAddress({ address, network: here })
  const account = { isContract: false, isToken: false }

  test('is an account, a contract, a token or a collection', async () => {
    await expect(describeReceiver(accounts.fresh)).resolves.toEqual(account)
    await expect(describeReceiver(contracts.paymentSplitter)).resolves.toEqual({ ...account, isContract: true })
    const token = { ...account, isContract: true, isToken: true }
    await expect(describeReceiver(tokens.harborDollar.address)).resolves.toEqual(token)
    await expect(describeReceiver(contracts.lighthouses)).resolves.toEqual(token)
    await expect(describeReceiver(contracts.badges)).resolves.toEqual(token)
  })

  test('is an account also when it uses a contract (EIP-7702)', async () => {
    const address = '0x7702770277027702770277027702770277027702'
    await callAnvil('anvil_setCode', address, `0xef0100${contracts.paymentSplitter.slice(2)}`)
    await expect(describeReceiver(address)).resolves.toEqual(account)
  })

  test.each([
    '0x0000000000000000000000000000000000000000',
    '0x000000000000000000000000000000000000dEaD',
    '0xdEAD000000000000000042069420694206942069',
    '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
    '0x0000000000000000000000000000000000000004',
  ])('nobody has the key of %s', async (burnt) => {
    await expect(describeReceiver(burnt)).resolves.toEqual({ ...account, isBurn: true })
  })

  test('must be an address', async () => {
    await expect(describeReceiver('alice.eth')).rejects.toMatchObject({ code: 'invalid-transaction' })
  })

  test('with a contract that answers every question is no token by its balance alone', async () => {
    const address = '0x8989898989898989898989898989898989898989'
    await callAnvil('anvil_setCode', address, answeringContract({ '0x70a08231': toHex(1n, { size: 32 }) }))
    await expect(describeReceiver(address)).resolves.toMatchObject({ isContract: true, isToken: false })
  })
})
