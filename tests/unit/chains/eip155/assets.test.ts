import type { Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { beforeEach, describe, expect, test } from 'vitest'
import { announceProvider, createProvider } from '../../../fixtures/announce-wallet.js'
import { developmentKeys } from '../../../fixtures/development-keys.js'
import { createTestWallet, type TestWallet } from '../../../fixtures/test-wallet.js'
import { describeNetwork, loadPage, openWindow, type Page } from './create-page.js'

const connectorId = 'example.foxglove'
const [address, stranger] = developmentKeys.map((key) => privateKeyToAddress(key)) as [Hex, Hex]
const token = '0x9A14695FA424E120d803e32c9b101705AfDa1D2F'
const [here, other] = ['eip155:31337', 'eip155:31338'] as const
const usdc = {
  address: token.toLowerCase(),
  type: 'ERC20',
  balance: '0x1e8480',
  metadata: {
    name: 'Harbor Dollar',
    symbol: 'HUSD',
    decimals: 6,
    price: 1.01,
    value: '2.02',
    iconUrl: 'https://icons.example/husd.png',
  },
}
const ether = { address: 'native', type: 'native', balance: '0x0', metadata: { symbol: 'ETH', decimals: 18 } }

let wallet: TestWallet
let page: Page

beforeEach(async () => {
  openWindow()
  wallet = createTestWallet({ privateKeys: [developmentKeys[0]], chains: { 31337: 'http://127.0.0.1:1' } })
  announceProvider(createProvider(wallet), { name: 'Foxglove' })
  page = loadPage([describeNetwork(31337, 'http://127.0.0.1:1'), describeNetwork(31338, 'http://127.0.0.1:1')])
  await page.adapter.connect({ connectorId })
  wallet.answer('wallet_getCapabilities', () => ({ '0x7A69': { assetDiscovery: { supported: true } } }))
  wallet.answer('wallet_getAssets', () => ({ '0x7a69': [usdc, ether, { type: 'ERC721', address: token }] }))
})

const read = (account: string = address) => page.adapter.getAssets({ address: account, networks: [here, other] })
const asked = (method: string) => wallet.calls.filter((call) => call.method === method)

describe('the assets that a wallet lists (ERC-7811)', () => {
  test('are read on the networks that its capabilities name', async () => {
    await expect(read()).resolves.toEqual([
      {
        network: here,
        address: token,
        name: 'Harbor Dollar',
        symbol: 'HUSD',
        decimals: 6,
        amount: 2_000_000n,
        iconUrl: 'https://icons.example/husd.png',
        price: { usd: 1.01 },
        value: 2.02,
      },
      { network: here, name: '', symbol: 'ETH', decimals: 18, amount: 0n },
    ])
    expect(asked('wallet_getAssets')).toMatchObject([{ params: [{ account: address, chainFilter: ['0x7a69'] }] }])
  })

  test('may be there for every network', async () => {
    wallet.answer('wallet_getCapabilities', () => ({ '0x0': { assetDiscovery: { supported: true } } }))
    await read()
    expect(asked('wallet_getAssets')).toMatchObject([{ params: [{ chainFilter: ['0x7a69', '0x7a6a'] }] }])
  })

  test.each([
    ['has no such capability', () => ({ '0x7a69': { atomic: { status: 'supported' } } })],
    ['says that it lacks it', () => ({ '0x7a69': { assetDiscovery: { supported: false } } })],
    ['has none', () => ({})],
    [
      'does not know the method',
      () => {
        throw { code: -32601, message: 'no such method' }
      },
    ],
  ])('are not asked for when the wallet %s', async (_name, answer) => {
    wallet.answer('wallet_getCapabilities', answer)
    await expect(read()).resolves.toBeNull()
    expect(asked('wallet_getAssets')).toEqual([])
  })

  test('are not asked for an account that no wallet shares', async () => {
    await expect(read(stranger)).resolves.toBeNull()
    expect(asked('wallet_getCapabilities')).toEqual([])
  })

  test('are read again without asking for the capabilities again', async () => {
    await Promise.all([read(), read()])
    await read()
    expect(asked('wallet_getAssets')).toHaveLength(3)
    expect(asked('wallet_getCapabilities')).toHaveLength(1)
  })

  test('are read again from a wallet that does not know the method, without asking it again', async () => {
    wallet.answer('wallet_getCapabilities', () => {
      throw { code: -32601, message: 'no such method' }
    })
    await read()
    await expect(read()).resolves.toBeNull()
    expect(asked('wallet_getCapabilities')).toHaveLength(1)
  })

  test.each([
    ['accounts', () => wallet.setAccounts(developmentKeys.slice(0, 2))],
    ['chain', () => wallet.setChain(31338)],
    [
      'connection',
      async () => {
        await page.adapter.disconnect({ connectorId })
        await page.adapter.connect({ connectorId })
      },
    ],
  ])('follow capabilities that change with the %s of the wallet', async (_name, change) => {
    wallet.answer('wallet_getCapabilities', () => ({}))
    await expect(read()).resolves.toBeNull()
    wallet.answer('wallet_getCapabilities', () => ({ '0x7a69': { assetDiscovery: { supported: true } } }))
    await change()
    await expect(read()).resolves.toHaveLength(2)
  })

  test('follow the capabilities of each account', async () => {
    wallet.setAccounts(developmentKeys.slice(0, 2))
    wallet.answer('wallet_getCapabilities', ([account]) =>
      account === stranger ? {} : { '0x7a69': { assetDiscovery: { supported: true } } },
    )
    await expect(read()).resolves.toHaveLength(2)
    await expect(read(stranger)).resolves.toBeNull()
  })

  test.each([null, 'yes', 5, [], { '0x7a69': true }, { '0x7a69': null }])(
    'fail with a code for the broken capabilities %j',
    async (reply) => {
      wallet.answer('wallet_getCapabilities', () => reply)
      await expect(read()).rejects.toMatchObject({
        code: 'capabilities-invalid',
        shortMessage: 'Error parsing wallet capabilities.',
      })
    },
  )

  test.each([
    null,
    'none',
    [],
    { '0x7a69': 'none' },
    { '0x7a69': [null] },
    { '0x7a69': [{ ...usdc, balance: '2000000' }] },
    { '0x7a69': [{ ...usdc, balance: 5 }] },
    { '0x7a69': [{ ...usdc, address: 'USDC' }] },
    { '0x7a69': [{ ...ether, address: token }] },
    { '0x7a69': [{ ...usdc, metadata: { ...usdc.metadata, decimals: 256 } }] },
    { '0x7a69': [{ ...usdc, metadata: null }] },
  ])('fail with a code for the broken reply %j', async (reply) => {
    wallet.answer('wallet_getAssets', () => reply)
    await expect(read()).rejects.toMatchObject({ code: 'capabilities-invalid' })
  })

  test('leave out what has no decimals, as an NFT contract that looks like a token', async () => {
    const pass = { ...usdc, metadata: { ...usdc.metadata, name: 'Pass', decimals: 0 } }
    wallet.answer('wallet_getAssets', () => ({ '0x7a69': [pass, ether] }))
    await expect(read()).resolves.toMatchObject([{ symbol: 'ETH' }])
  })

  test('leave out prices and images that are not valid', async () => {
    const metadata = { ...usdc.metadata, price: -1, value: 'much', iconUrl: 'http://icons.example/a.png' }
    wallet.answer('wallet_getAssets', () => ({ '0x7a69': [{ ...usdc, metadata }] }))
    const [asset] = (await read()) ?? []
    expect(asset).not.toHaveProperty('price')
    expect(asset).not.toHaveProperty('value')
    expect(asset).not.toHaveProperty('iconUrl')
  })

  test('fail with the error of the wallet', async () => {
    wallet.answer('wallet_getAssets', () => {
      throw { code: 4001, message: 'no' }
    })
    await expect(read()).rejects.toMatchObject({ code: 'request-rejected' })
  })
})
