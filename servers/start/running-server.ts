import type { RuntimeConfig } from '../pages/runtime-config.js'
import type { Service } from '../service.js'

export type StartAllOptions = {
  /** Port of the site. 0 uses free ports for everything. Default: 3000, or the next of 3020, 3040, … that is free. */
  port?: number
  /** Folder for the state of the chains and of all services. */
  dataDir: string
  /** Redis or Valkey for the relay's messages. Default: memory. */
  redisUrl?: string
  /** Origins of pages that may connect to the relay, besides loopback pages such as the site and the wallet. */
  relayOrigins?: readonly string[]
  /** More environment variables of the data API (docs/data-api.md), such as `DATABASE_URL`. */
  dataApiEnv?: Readonly<Record<string, string>>
  /** More environment variables of the identity service (docs/identity.md), such as `SMTP_URL`. */
  identityEnv?: Readonly<Record<string, string>>
  /** Serve from sources with Vite's dev server. */
  dev?: boolean
  /** Built site to serve instead of building `app`. */
  siteDir?: string
  /** Built practice wallet to serve instead of building `wallets/practice`. */
  walletDir?: string
  /** Built page of the embedded wallet's frame to serve instead of building `wallets/embedded`. */
  frameDir?: string
  /** Built page of the charts to serve instead of building that of `servers/analytics`. */
  analyticsDir?: string
  /** Receives warnings for the operator. Default: standard error. */
  report?: (message: string) => void
}

export type RunningServer = {
  /** URL of the site. */
  url: string
  config: RuntimeConfig
  /**
   * URL of each chain's node, by chain id. It accepts every method, such as `anvil_setBalance`. Pages never get it:
   * their `rpcUrl` is a path of the data API.
   */
  controlUrls: Readonly<Record<number, string>>
  services: readonly Service[]
  /** Stops every service after it has saved its state. */
  close(): Promise<void>
}
