import type { Config } from 'wagmi'
import { InvalidOptionError } from '../../core/errors/option-errors.js'
import type { ChainAdapter } from '../../core/model/chain-adapter.js'
import type { Eip155Actions } from './eip155-actions.js'

/** The methods that EVM chains have and other chains may lack. */
type Abilities = 'resolveName' | 'lookUpName' | 'getTokenBalances' | 'describeAddress' | 'getAssets' | 'readNonce'

/** The eip155 adapter: the actions of every chain, those of EVM chains, and the wagmi config. */
export type Eip155Adapter = Omit<ChainAdapter, keyof Eip155Actions> &
  Required<Pick<ChainAdapter, Abilities>> &
  Eip155Actions & { readonly wagmiConfig: Config }

type WithEip155 = { adapters: { eip155?: ChainAdapter } }

/**
 * The eip155 adapter of an instance, for features that only EVM chains have: typed data, contracts, gas and tokens.
 *
 * @throws InvalidOptionError when the instance was created without `eip155()`
 * @example
 * const { value, decimals, symbol } = await getEip155Adapter(lintel).getTokenBalance({ token, address })
 */
export function getEip155Adapter({ adapters }: WithEip155): Eip155Adapter {
  const adapter = adapters.eip155
  if (adapter && 'wagmiConfig' in adapter) return adapter as Eip155Adapter
  throw new InvalidOptionError({
    option: 'adapters',
    got: undefined,
    write: 'Write adapters: [eip155()] in createLintel().',
  })
}

/**
 * The wagmi config of an instance. Pass it to `WagmiProvider`, so that wagmi's hooks and Lintel's hooks share one state.
 * Calling it before `start()` creates the config, and wagmi then reads its storage and looks for wallets at once. On a page
 * that a server renders, give `eip155` a config of your own instead (docs/wagmi.md).
 *
 * @throws InvalidOptionError when the instance was created without `eip155()`
 * @example
 * <WagmiProvider config={getWagmiConfig(lintel)}>
 */
export function getWagmiConfig(lintel: WithEip155): Config {
  return getEip155Adapter(lintel).wagmiConfig
}
