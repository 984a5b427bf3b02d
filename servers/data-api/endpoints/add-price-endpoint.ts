import { bodyLimit } from 'hono/body-limit'
import { type Address, isAddressEqual } from 'viem'
import { dataApi, dataApiRequests } from '../../../src/services/data-api/schema.js'
import { ApiFailure } from '../../http/api-failure.js'
import { createEndpointAdder } from '../../http/create-endpoint-adder.js'
import { answerFailure } from '../../http/failure.js'
import { parseAccount } from '../chain/parse-account.js'
import type { ChainReaders } from '../readers/create-chain-readers.js'
import { NATIVE_PLACEHOLDER } from '../readers/prices/create-price-reader.js'
import { type ApiContext, addCost, type DataApiApp, findChain } from './api-context.js'

/** Bytes. */
const MAX_BODY = 65_536

/** Adds the prices of tokens. Those without a price are absent from the reply. */
export function addPriceEndpoint(app: DataApiApp, context: ApiContext): void {
  const add = createEndpointAdder(app, dataApi, dataApiRequests)
  const limit = bodyLimit({
    maxSize: MAX_BODY,
    onError: () => answerFailure(400, [{ field: 'body', description: `Must have ${MAX_BODY} bytes at most.` }]),
  })
  add(
    'listPrices',
    {
      description: 'The prices of tokens. The native currency is the address 0xeeee….',
      before: [addCost(4), limit],
    },
    async ({ body: { addresses } }) => {
      const asked = addresses.map((text) => {
        const { address, chainId } = parseAccount(text, 'addresses')
        if (chainId === undefined) throw new ApiFailure(400, 'addresses', 'Must have a chain, as in eip155:1:0xab….')
        return { address, chain: findChain(context, chainId) }
      })
      const chains = [...new Set(asked.map(({ chain }) => chain))]
      const lists = await Promise.all(
        chains.map((chain) => {
          const own = asked.filter((one) => one.chain === chain).map(({ address }) => address)
          return readPrices(chain, [...new Set(own)])
        }),
      )
      return { fungibles: lists.flat() }
    },
  )
}

async function readPrices({ chainId, facts, prices, readTokens }: ChainReaders, addresses: readonly Address[]) {
  const tokens = addresses.map((address) => (isAddressEqual(address, NATIVE_PLACEHOLDER) ? 'native' : address))
  const priced = await prices.read(tokens)
  const known = await readTokens(tokens.filter((token) => token !== 'native' && priced.has(token)) as Address[])
  return tokens.flatMap((token) => {
    const found = priced.get(token)
    if (!found) return []
    const own = token === 'native' ? { ...facts.nativeCurrency, icon: null } : known.get(token)
    return {
      address: `${chainId}:${token === 'native' ? NATIVE_PLACEHOLDER : token}`,
      name: own?.name ?? found.upstream?.name ?? '',
      symbol: own?.symbol ?? found.upstream?.symbol ?? '',
      decimals: own?.decimals ?? found.upstream?.decimals ?? 0,
      price: found.price,
      source: found.source,
      ...(own?.icon ? { iconUrl: own.icon } : {}),
    }
  })
}
