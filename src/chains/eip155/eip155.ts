import type { Config } from 'wagmi'
import { InvalidOptionError } from '../../core/errors/option-errors.js'
import type { ChainAdapterFactory } from '../../core/model/chain-adapter.js'
import { holdBroughtConfig, holdOwnConfig } from './config/hold-config.js'
import { readChains } from './config/read-chains.js'
import { createAdapter } from './create-adapter.js'

export type Eip155Options = {
  /** The app's own wagmi config. Its chains must include every eip155 network. Default: one made from `networks`. */
  config?: Config
}

/**
 * Ethereum and its kin, on wagmi and viem: wallets announced by EIP-6963 or found at `window.ethereum` (EIP-1193).
 * Nothing is read, announced or asked for before the instance starts.
 *
 * @throws InvalidOptionError at creation without an eip155 network, or when `config` lacks one of them
 * @example
 * const lintel = createLintel({ networks: [mainnet, base], adapters: [eip155()] })
 */
export function eip155({ config }: Eip155Options = {}): ChainAdapterFactory {
  return {
    namespace: 'eip155',
    create({ networks, storage, walletConnect }) {
      const [first, ...others] = readChains(networks)
      if (first === undefined) {
        throw new InvalidOptionError({
          option: 'networks',
          got: networks.map(({ caipNetworkId }) => caipNetworkId),
          write: 'List at least one eip155 network.',
        })
      }
      if (!config) return createAdapter(holdOwnConfig([first, ...others], { storage, walletConnect }))
      assertCovers(
        config,
        [first, ...others].map(({ id }) => id),
      )
      return createAdapter(holdBroughtConfig(config, walletConnect))
    },
  }
}

function assertCovers({ chains }: Config, needed: readonly number[]): void {
  const got = chains.map(({ id }) => id)
  const missing = needed.filter((id) => !got.includes(id))
  if (missing.length === 0) return
  throw new InvalidOptionError({
    option: 'config.chains',
    got,
    write: `Add ${missing.join(', ')} to the chains of the config given to eip155(), or take it out of \`networks\`.`,
  })
}
