import { isAddressEqual } from 'viem'
import type { ChainReaders } from '../readers/create-chain-readers.js'
import type { OnRampAsset } from './on-ramp-provider.js'

/** An asset with what reads its price. */
export type PricedAsset = OnRampAsset & {
  /** In the options. The CAIP-2 id names the network as well. */
  networkSlug: string
  /** US dollars for one. Undefined when nothing prices it. */
  readPrice(): Promise<number | undefined>
}

/** What can be bought on a chain: its native currency and its dollar token. Nothing where nothing prices them. */
export function listAssets({ chainId, facts, prices }: ChainReaders): PricedAsset[] {
  const { market, nativeCurrency, name: networkName } = facts
  if (!market) return []
  const dollar = facts.tokens.find((token) => isAddressEqual(token.address, market.dollar))
  const network = { network: chainId, networkName, networkSlug: networkName.toLowerCase().replaceAll(' ', '-') }
  const read = (token: 'native' | `0x${string}`) => async () => (await prices.read([token])).get(token)?.price
  return [
    { ...network, ...nativeCurrency, currency: nativeCurrency.symbol, contract: null, readPrice: read('native') },
    ...(dollar
      ? [
          {
            ...network,
            name: dollar.name,
            symbol: dollar.symbol,
            decimals: dollar.decimals,
            currency: dollar.symbol,
            contract: dollar.address,
            readPrice: read(dollar.address),
          },
        ]
      : []),
  ]
}
