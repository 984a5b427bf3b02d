import { isAddressEqual } from 'viem'
import type { ChainReaders } from '../readers/create-chain-readers.js'
import type { OnRampAsset } from './on-ramp-provider.js'

/** An asset with what reads its price. */
export type PricedAsset = OnRampAsset & {
  /** In the options. The CAIP-2 id names the network as well. */
  networkSlug: string
  /** US dollars for one. Undefined without a price. */
  readPrice(): Promise<number | undefined>
  /** @throws ApiFailure 400 for an address that cannot receive it, 503 when the network does not answer. */
  checkRecipient?(address: string): Promise<void>
}

/** The name of a network in the options, such as `local-ethereum`. */
export function createNetworkSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

/** The assets for sale on a chain: its native currency and its dollar token. Empty without prices. */
export function listAssets({ chainId, facts, prices }: ChainReaders): PricedAsset[] {
  const { market, nativeCurrency, name: networkName } = facts
  if (!market) return []
  const dollar = facts.tokens.find((token) => isAddressEqual(token.address, market.dollar))
  const network = { network: chainId, networkName, networkSlug: createNetworkSlug(networkName) }
  const read = (token: 'native' | `0x${string}`) => async () => (await prices.read([token])).get(token)?.price
  const native = { ...nativeCurrency, currency: nativeCurrency.symbol, contract: null, readPrice: read('native') }
  if (!dollar) return [{ ...network, ...native }]
  const { name, symbol, decimals, address: contract } = dollar
  return [
    { ...network, ...native },
    { ...network, name, symbol, decimals, currency: symbol, contract, readPrice: read(contract) },
  ]
}
