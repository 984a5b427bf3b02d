import type { Chain } from 'viem'
import type { Config } from 'wagmi'
import type { KeyValueStorage } from '../../../core/storage/key-value-storage.js'
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
export function holdOwnConfig(networks: readonly [Chain, ...Chain[]], storage: KeyValueStorage): ConfigHolder {
  const ranking = createGate()
  let config: Config | undefined
  let stopGuard: (() => void) | null = null
  let resumeDiscovery: (() => void) | null = null
  const read = () => {
    stopGuard ??= guardAnnouncements()
    config ??= createWagmiConfig(networks, { storage, ranking })
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
export function holdBroughtConfig(config: Config): ConfigHolder {
  let stopGuard: (() => void) | null = null
  return {
    read: () => config,
    start() {
      stopGuard ??= guardAnnouncements()
    },
    stop() {
      stopGuard?.()
      stopGuard = null
    },
  }
}
