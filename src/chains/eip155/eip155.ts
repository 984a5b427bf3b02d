import type { Config } from 'wagmi'
import { InvalidOptionError } from '../../core/errors/option-errors.js'
import type { ChainAdapterFactory } from '../../core/model/chain-adapter.js'
import { createAdapter } from './create-adapter.js'
import { createWagmiConfig, readChains } from './create-wagmi-config.js'
import { guardAnnouncements } from './guard-announcements.js'

export type Eip155Options = {
  /** A wagmi config the app already has. Its chains must cover `networks`. Default: one made from `networks`. */
  wagmiConfig?: Config
}

/**
 * Ethereum and its kin, on wagmi and viem: wallets announced by EIP-6963 or found at `window.ethereum` (EIP-1193).
 *
 * @example
 * const lintel = createLintel({ networks: [mainnet, base], adapters: [eip155()] })
 */
export function eip155(options: Eip155Options = {}): ChainAdapterFactory {
  return {
    namespace: 'eip155',
    create({ networks, storage }) {
      guardAnnouncements()
      const [first, ...others] = readChains(networks)
      const config =
        options.wagmiConfig ?? (first === undefined ? undefined : createWagmiConfig([first, ...others], storage))
      if (config === undefined) {
        throw new InvalidOptionError({
          option: 'networks',
          got: networks.map(({ caipNetworkId }) => caipNetworkId),
          write: 'List at least one eip155 network.',
        })
      }
      return createAdapter({ config })
    },
  }
}
