import type { Chain } from 'viem'
import type { Config, State } from 'wagmi'
import { checkNames } from '../../core/errors/check-names.js'
import { InvalidOptionError } from '../../core/errors/option-errors.js'
import type { ChainAdapterFactory } from '../../core/model/chain-adapter.js'
import type { Network } from '../../core/model/network.js'
import { createAdapter } from './create-adapter.js'

export type Eip155Options = {
  /** The app's own wagmi config. Its chains must include every eip155 network. Default: created from `networks`. */
  config?: Config
  /**
   * wagmi's state from the visitor's cookie, as passed to `WagmiProvider`. With it, a page rendered on a server shows that
   * the connection is being restored instead of "Connect wallet".
   */
  initialState?: State | undefined
}

/**
 * EVM chains through wagmi and viem: wallets announced by EIP-6963 or found at `window.ethereum` (EIP-1193).
 * Without `config` nothing is read or requested before the instance starts.
 *
 * @throws InvalidOptionError for an option that does not exist; at creation without an eip155 network, or if `config` lacks one of them
 * @example
 * const lintel = createLintel({ metadata, networks: [mainnet, base], adapters: [eip155()] })
 * @example
 * const config = createConfig({ chains: [mainnet], transports: { 1: http() } })
 * const lintel = createLintel({ metadata, networks: [mainnet], adapters: [eip155({ config })] })
 */
export function eip155(options: Eip155Options = {}): ChainAdapterFactory {
  checkNames(options, ['config', 'initialState'], 'eip155')
  const { config, initialState } = options
  return {
    namespace: 'eip155',
    create({ networks, storage, walletConnect, embedded }) {
      const [first, ...others] = networks.map(toChain)
      if (first === undefined) {
        throw new InvalidOptionError({ option: 'networks', got: [], write: 'List at least one eip155 network.' })
      }
      if (config) assertCovers(config, [first, ...others])
      return createAdapter({
        chains: [first, ...others],
        appConfig: config,
        initialState,
        storage,
        port: walletConnect,
        embedded,
      })
    },
  }
}

/** A network declared from a viem `Chain` keeps its formatters and fees. */
function toChain(network: Network): Chain {
  return { ...network, id: Number(network.id) } as unknown as Chain
}

function assertCovers({ chains }: Config, needed: readonly Chain[]): void {
  const got = chains.map(({ id }) => id)
  const missing = needed.map(({ id }) => id).filter((id) => !got.includes(id))
  if (missing.length === 0) return
  throw new InvalidOptionError({
    option: 'config.chains',
    got,
    write: `Add ${missing.join(', ')} to the chains of the config given to eip155(), or take it out of \`networks\`.`,
  })
}
