import { writeNodeUrl } from '../../rules/service-url.js'
import type { EmbeddedWallet, EmbeddedWalletFactory } from '../model/embedded-wallet.js'
import type { Network } from '../model/network.js'
import type { WalletConnectPort } from '../model/wallet-connect.js'
import type { WalletConnectFactory } from '../wallets/wallet-connect-factory.js'
import type { CheckedOptions } from './check-options.js'

type Surroundings = Pick<Parameters<WalletConnectFactory['create']>[0], 'storage' | 'log' | 'report'>

/** The WalletConnect port of the instance; null if the app has not set it up, or has no project id. */
export function createWalletConnect(
  { walletConnect, services, projectId, metadata, networks }: CheckedOptions,
  surroundings: Surroundings,
): WalletConnectPort | null {
  if (!walletConnect || !services.relay || !projectId) return null
  return walletConnect.create({ metadata, networks, relayUrl: services.relay, projectId, ...surroundings })
}

type EmbeddedOptions = CheckedOptions & {
  embedded: EmbeddedWalletFactory
  services: { frame: string }
  projectId: string
}

/** Whether the app has set up the embedded wallet. Needs a project id, because requests to the frame carry it. */
export function isEmbeddedReady(options: CheckedOptions): options is EmbeddedOptions {
  return Boolean(options.embedded && options.services.frame && options.projectId)
}

/** The embedded wallet of the instance; null if the app has not set it up. */
export function createEmbedded(
  options: CheckedOptions,
  surroundings: Surroundings &
    Pick<Parameters<EmbeddedWalletFactory['create']>[0], 'accountTypes' | 'requests' | 'now' | 'messages'>,
): EmbeddedWallet | null {
  if (!isEmbeddedReady(options)) return null
  const { embedded, services, projectId, metadata, networks, debug, logLevel } = options
  const { frame: frameUrl, directory: directoryUrl } = services
  const hasLogger = debug && logLevel === 'debug'
  return embedded.create({ metadata, networks, frameUrl, directoryUrl, projectId, hasLogger, ...surroundings })
}

/** Adds the node of `services.rpc` before those of the network. */
export function addNode(network: Network, { services: { rpc }, projectId }: CheckedOptions): Network {
  const { caipNetworkId, rpcUrls } = network
  if (!rpc) return network
  const http = [writeNodeUrl(rpc, projectId, caipNetworkId), ...rpcUrls.default.http]
  return { ...network, rpcUrls: { ...rpcUrls, service: { http } } }
}
