import type { RedirectProvider } from '../../src/services/identity/provider-schema.js'
import type { RequestRate } from '../http/create-request-limits.js'
import type { OriginList } from '../origins/create-origin-list.js'
import type { FarcasterAccess } from './social/create-farcaster-client.js'
import type { ProviderAccess } from './social/providers.js'
import type { SponsorOptions } from './sponsor/sponsor-options.js'
import type { Kek } from './wallet/create-share-seal.js'

/** How an identity service decides: its keys, its callers, its waiting times and its limits. */
export type IdentitySettings = {
  /** At least 32 random bytes that are not in the database, the same in all processes. */
  secret: Uint8Array
  /** The keys that seal the server shares of wallets, which are not in the database. The first seals, all open. */
  walletKeks: readonly Kek[]
  /** The origin of the embedded wallet's frame, the only page that may call. */
  frameOrigin: string
  /** Origins of the apps that visitors may log in to. */
  isAllowedOrigin: OriginList['allows']
  /** Allowed project ids. Default: all callers, with or without an id. */
  projectIds?: readonly string[]
  /** Names of this server in the `Host` header besides the loopback ones, in lower case. */
  hosts?: readonly string[]
  /** When a new device of an account needs the mailed link: always, or after wrong codes (the default). */
  deviceApproval?: 'always' | 'suspicious'
  /** How long a wallet that was begun without the key of the one in use waits, ms. Default: 3 days. */
  walletWait?: number
  /** The time between two mails to an address, ms. Default: 30 s. */
  mailInterval?: number
  /** How long a replaced e-mail address can undo the change, ms. Default: 3 days. */
  emailWait?: number
  /** The social providers that visitors may log in with. Default: none. */
  social?: Partial<Record<RedirectProvider, ProviderAccess>>
  /** Farcaster. Default: it is not offered. */
  farcaster?: FarcasterAccess
  /** The paymaster of the first transaction of a new account. Default: none. */
  sponsor?: SponsorOptions
  /** The key that the bundler checks logins with: 64 hexadecimal digits. Default: it needs none. */
  bundlerAccessKey?: string
  /** Requests of an address. Default: 50 per second and 500 at once. */
  perAddress?: RequestRate
  /** Logins that an address begins. Default: 1 per second and 60 at once. */
  loginsPerAddress?: RequestRate
  /** Requests of a device about the wallet of its account. Default: 1 per second and 60 at once. */
  perAccount?: RequestRate
  /** In ms. Default: the clock. */
  now?: () => number
  /** Receives what failed inside of a request. No address, code or token is in it. */
  report?: (message: string) => void
}
