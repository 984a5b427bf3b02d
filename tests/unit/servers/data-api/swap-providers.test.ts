import type { PublicClient } from 'viem'
import { expect, test, vi } from 'vitest'
import { accounts } from '../../../../servers/chains/contents/accounts.js'
import { contracts } from '../../../../servers/chains/contents/addresses.js'
import { createLocalSwapService } from '../../../../servers/data-api/swap/create-local-swap-service.js'
import type { SwapOffer, SwapProvider } from '../../../../servers/data-api/swap/swap-provider.js'
import { findListed, toId } from './fixtures/swap-chain.js'

const offer: SwapOffer = {
  ...{ toAmount: 100n, minToAmount: 99n, path: [], priceImpact: 0, fees: [], block: 1n },
  router: contracts.uniswapRouter,
}
const provide = (id: string, quote: SwapProvider['quote']): SwapProvider => ({
  ...{ id, name: id, spender: contracts.uniswapRouter, needsApproval: () => true, quote },
  build: () => ({ data: '0x', value: 0n }),
})
const answer = (toAmount: bigint) => async () => ({ ...offer, toAmount })
const fail = () => Promise.reject(new Error('It is down.'))
const hang = () => new Promise<undefined>(() => undefined)
const findNothing = async () => undefined

/** Asks providers for quotes. Returns the ids of the quotes, and how long it took, ms. */
async function ask(...quotes: SwapProvider['quote'][]) {
  const tokens = ['WETH', 'HUSD'].map((symbol) => ({ ...findListed(symbol), isNative: false }))
  const providers = quotes.map((quote, index) => provide(`provider-${index}`, quote))
  const chain = {
    chainId: 'eip155:31337',
    tokens,
    providers,
    client: {} as PublicClient,
    readAllowance: async () => 0n,
  }
  const service = createLocalSwapService(new Map([[chain.chainId, chain]]))
  const startedAt = Date.now()
  const asked = { from: toId(contracts.weth), to: toId(contracts.harborDollar), userAddress: toId(accounts.fresh) }
  const reply = service.listQuotes({ ...asked, amount: '5' })
  const ids = reply.then(
    ({ quotes: list }) => list.map(({ id }) => id?.split(':')[0]),
    (error) => error.status ?? error.message,
  )
  await vi.runAllTimersAsync()
  return { ids: await ids, took: Date.now() - startedAt }
}

const withTimers = async <Value>(act: () => Promise<Value>) => {
  vi.useFakeTimers()
  try {
    return await act()
  } finally {
    vi.useRealTimers()
  }
}

test.each<[what: string, quotes: SwapProvider['quote'][], ids: unknown, most: number]>([
  ['the best offer is the first', [answer(5n), answer(7n), answer(6n)], ['provider-1', 'provider-2', 'provider-0'], 0],
  ['the preferred provider is before one that is as good', [answer(5n), answer(5n)], ['provider-0', 'provider-1'], 0],
  ['one that fails leaves the others', [fail, answer(5n)], ['provider-1'], 0],
  ['one that has no route leaves the others', [findNothing, answer(5n)], ['provider-1'], 0],
  ['one that does not answer delays the others by 0.4 s', [hang, answer(5n), fail], ['provider-1'], 400],
  ['one without a route, and one that fails: no route', [findNothing, fail], 404, 0],
  ['all fail: the error of the first', [fail, fail], 'It is down.', 0],
  ['none answers: unavailable after 5 s', [hang, hang], 503, 5_000],
  ['one fails and the other does not answer: its error', [fail, hang], 'It is down.', 5_000],
])('%s', async (_what, quotes, ids, most) => {
  expect(await withTimers(() => ask(...quotes))).toEqual({ ids, took: most })
})
