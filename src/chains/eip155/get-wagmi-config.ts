import type { Config } from 'wagmi'
import { InvalidOptionError } from '../../core/errors/option-errors.js'
import type { ChainAdapter } from '../../core/model/chain-adapter.js'

/** The eip155 adapter, with the wagmi config that it shares with the app. */
export type Eip155Adapter = ChainAdapter & { readonly wagmiConfig: Config }

/**
 * The wagmi config behind an instance: hand it to `WagmiProvider`, and wagmi's hooks and Lintel show one state.
 * Before the instance has started this makes it, and wagmi then reads its storage and asks for wallets at once.
 *
 * @throws InvalidOptionError when the instance was created without `eip155()`
 * @example
 * <WagmiProvider config={getWagmiConfig(lintel)}>
 */
export function getWagmiConfig({ adapters }: { adapters: { eip155?: ChainAdapter } }): Config {
  const adapter = adapters.eip155
  if (adapter && 'wagmiConfig' in adapter) return (adapter as Eip155Adapter).wagmiConfig
  throw new InvalidOptionError({
    option: 'adapters',
    got: undefined,
    write: 'Write adapters: [eip155()] in createLintel().',
  })
}
