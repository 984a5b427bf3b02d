import type { Chain } from 'viem'
import type { Config } from 'wagmi'
import type { WalletConnectPort } from '../../../core/model/wallet-connect.js'
import type { KeyValueStorage } from '../../../core/storage/key-value-storage.js'
import { createWalletConnectConnector } from '../wallet-connect/create-wallet-connect-connector.js'
import { createGate } from './create-gate.js'
import { createWagmiConfig } from './create-wagmi-config.js'
import { guardAnnouncements } from './guard-announcements.js'
import { pauseDiscovery } from './pause-discovery.js'

/** The wagmi config of one adapter, and what runs on the page for it. */
export type ConfigHolder = {
  /** Makes it when it is first asked for: wagmi reads its storage and asks for wallets on creation. */
  read(): Config
  start(): void
  /** Takes back every listener and timer; `start()` may follow. */
  stop(): void
}

/** Holds a config made for this adapter alone. */
export function holdOwnConfig(
  networks: readonly [Chain, ...Chain[]],
  { storage, walletConnect }: { storage: KeyValueStorage; walletConnect: WalletConnectPort | undefined },
): ConfigHolder {
  const ranking = createGate()
  let config: Config | undefined
  let stopGuard: (() => void) | null = null
  let resumeDiscovery: (() => void) | null = null
  const read = () => {
    stopGuard ??= guardAnnouncements()
    config ??= createWagmiConfig(networks, { storage, ranking, walletConnect })
    return config
  }
  return {
    read: () => config ?? read(),
    start() {
      read()
      resumeDiscovery?.()
      resumeDiscovery = null
      ranking.open()
    },
    stop() {
      ranking.close()
      resumeDiscovery = config ? pauseDiscovery(config) : null
      stopGuard?.()
      stopGuard = null
    },
  }
}

/** Holds a config of the app, which goes on after the adapter has stopped. */
export function holdBroughtConfig(config: Config, walletConnect: WalletConnectPort | undefined): ConfigHolder {
  let stopGuard: (() => void) | null = null
  let unlist: (() => void) | null = null
  return {
    read: () => config,
    start() {
      stopGuard ??= guardAnnouncements()
      if (walletConnect) unlist ??= listWalletConnect(config, walletConnect)
    },
    stop() {
      stopGuard?.()
      stopGuard = null
      unlist?.()
      unlist = null
    },
  }
}

/** First of all, so that it is found before one of the app's own with the same id. Returns what takes it back. */
function listWalletConnect({ _internal: { connectors } }: Config, port: WalletConnectPort): () => void {
  const own = connectors.setup(createWalletConnectConnector(port))
  connectors.setState((listed) => [own, ...listed])
  return () => connectors.setState((listed) => listed.filter(({ uid }) => uid !== own.uid))
}
