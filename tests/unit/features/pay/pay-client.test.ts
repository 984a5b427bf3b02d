import { describe, expect, test } from 'vitest'
import { createPayClient } from '../../../../src/features/pay/data/create-pay-client.js'
import { type PaymentRequest, payEndpoints, payRequests } from '../../../../src/features/pay/data/schema.js'
import { createFakeService, type FakeAnswers } from '../../../../src/services/http/create-fake-service.js'
import { ID, NOW } from './fixtures/pay-data.js'

const baseUrl = 'https://data.example'

const connect = (answers: FakeAnswers<typeof payEndpoints, typeof payRequests>) =>
  createPayClient({ baseUrl, fetch: createFakeService(payEndpoints, payRequests, answers) }, () => NOW)

const token = `0x${'dd'.repeat(20)}`
const dollars = `eip155:8453/erc20:${token}` as const
const hash = `0x${'12'.repeat(32)}`

const option = {
  ...{ asset: dollars, amount: '12500000', symbol: 'USDC', name: 'USD Coin', decimals: 6, chainName: 'Base' },
  ...{ recipient: `eip155:8453:0x${'bb'.repeat(20)}`, address: `eip155:8453:0x${'cc'.repeat(20)}` },
  ...{ factory: `0x${'ff'.repeat(20)}`, salt: hash },
}

const reply: PaymentRequest = {
  ...{ id: ID, merchant: { name: 'Corner Coffee', url: 'https://coffee.example/shop' }, description: 'Beans' },
  ...{ expiresAt: 5_900_000, serverTime: 5_000_000, version: 1, options: [option], status: 'waiting', received: [] },
}

describe('a request', () => {
  test('has amounts as they are, the origin of its shop, and its end by the clock of this device', async () => {
    const request = await connect({ getRequest: () => reply }).getRequest({
      id: ID,
    })
    expect(request).toMatchObject({
      merchant: { name: 'Corner Coffee', origin: 'https://coffee.example' },
      expiresAt: NOW + 900_000,
      options: [
        { asset: dollars, amount: 12_500_000n, recipient: `0x${'bb'.repeat(20)}`, address: `0x${'cc'.repeat(20)}` },
      ],
      ...{ missing: null, paidAsset: null },
    })
    expect(request.options[0]?.token).toMatchObject({ network: 'eip155:8453', address: token, decimals: 6 })
  })

  test('leaves out an option whose parts are of different networks', async () => {
    const wrong = { ...option, address: `eip155:1:0x${'cc'.repeat(20)}` }
    const { options } = await connect({ getRequest: () => ({ ...reply, options: [wrong, option] }) }).getRequest({
      id: ID,
    })
    expect(options).toHaveLength(1)
  })

  test('has what is missing only of an option that it has', async () => {
    const read = (paidAsset: string) =>
      connect({
        getRequest: () => ({ ...reply, missing: '200000', paidAsset }),
      }).getRequest({ id: ID })
    expect(await read(dollars)).toMatchObject({ missing: 200_000n, paidAsset: dollars })
    expect(await read('eip155:1/slip44:60')).toMatchObject({ missing: null, paidAsset: null })
  })

  test('has what has arrived, also of another token and network', async () => {
    const arrived = {
      ...{ asset: `eip155:10/erc20:${token}`, symbol: 'DAI', decimals: 18, amount: '5', chain: 'eip155:10', hash },
      ...{ from: `0x${'aa'.repeat(20)}`, confirmations: 1, required: 2, isExpected: false, isLate: false },
    } as const
    const { received } = await connect({
      getRequest: () => ({ ...reply, received: [arrived] }),
    }).getRequest({ id: ID })
    expect(received).toMatchObject([
      { amount: 5n, isExpected: false, token: { network: 'eip155:10', symbol: 'DAI', decimals: 18 } },
    ])
  })
})

test('the exchanges and the address of a withdrawal', async () => {
  const client = connect({
    listExchanges: () => ({
      exchanges: [
        { id: 'northbay', name: 'Northbay', origin: 'https://northbay.example', assets: [dollars], note: 'fee' },
        { id: 'odd', name: 'Odd', origin: 'https://odd.example', assets: [], note: 'surprise' },
      ],
    }),
    createDeposit: ({ body }) => ({
      ...{ address: option.address, asset: body.asset, amount: '200000', expiresAt: 1 },
      url: 'https://northbay.example/withdraw',
    }),
  })
  expect((await client.listExchanges()).map(({ id, note }) => [id, note])).toEqual([
    ['northbay', 'fee'],
    ['odd', null],
  ])
  expect(await client.createDeposit({ id: ID, exchange: 'northbay', asset: dollars })).toEqual({
    ...{ address: `0x${'cc'.repeat(20)}`, amount: 200_000n, url: 'https://northbay.example/withdraw' },
  })
})

test('the address of a payment follows from the constants of this package, whatever the data API says', async () => {
  const contract = await connect({}).describeAddress({
    recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    id: ID,
  })
  const { getCreate2Address, keccak256 } = await import('viem')
  const salt = keccak256(contract?.saltData as `0x${string}`)
  expect(salt).toBe('0xc6ff1ff5a33c2cc5544614756cdf13def390f87b28179e80edf94a2236d67d4e')
  expect(
    getCreate2Address({
      from: contract?.factory as `0x${string}`,
      ...{ salt, bytecodeHash: contract?.codeHash as `0x${string}` },
    }),
  ).toBe('0xcb463f8d35318Aa82638494A387aB5E54ca7F843')
})
