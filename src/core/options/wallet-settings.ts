import type { DirectoryWallet } from '../model/directory.js'
import type { ConnectMethod, WalletKind, WalletSettings } from '../model/state.js'
import type { CustomWallet, LintelOptions } from './options.js'

/** Spec §9 "Connector order". */
export const walletKinds = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const satisfies readonly WalletKind[]

/** Spec §2 "Connect method order". */
export const connectMethods = ['email', 'social', 'wallet'] as const satisfies readonly ConnectMethod[]

/** What the options say about wallets, with the specification's defaults. */
export function createWalletSettings(options: LintelOptions): WalletSettings {
  const { features = {} } = options
  return {
    isBasic: options.adapters.length === 0,
    hasPairing: options.walletConnect !== undefined,
    hasDirectory: options.directory !== undefined,
    featuredIds: options.featuredWalletIds ?? [],
    includeIds: options.includeWalletIds ?? [],
    excludeIds: options.excludeWalletIds ?? [],
    custom: (options.customWallets ?? []).map(completeWallet),
    order: options.walletOrder ?? walletKinds,
    showsAll: features.allWallets ?? true,
    isCollapsed: features.collapseWallets ?? false,
    asksForLegal: features.legalCheckbox ?? false,
    methods: features.connectMethodsOrder ?? connectMethods,
    hasEmail: features.email ?? false,
    socials: features.socials ?? [],
  }
}

function completeWallet(wallet: CustomWallet, order: number): DirectoryWallet {
  return { isCertified: false, chains: [], injected: [], order, ...wallet }
}
