import type { DirectoryWallet } from '../model/directory.js'
import type { ConnectMethod, SocialProvider, WalletFeature, WalletKind, WalletSettings } from '../model/state.js'
import { isEmbeddedReady } from './create-ports.js'
import type { CustomWallet, LintelOptions } from './options.js'

/** The default of `walletOrder`. */
export const walletKinds = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const satisfies readonly WalletKind[]

/** The default of `features.connectMethodsOrder`. */
export const connectMethods = ['email', 'social', 'wallet'] as const satisfies readonly ConnectMethod[]

/** The default of `features.walletFeaturesOrder`. */
export const walletFeatures = ['onramp', 'swaps', 'receive', 'send'] as const satisfies readonly WalletFeature[]

/** Every social login, in the default order. */
export const socialProviders = [
  'google',
  'x',
  'farcaster',
  'discord',
  'apple',
  'github',
  'facebook',
] as const satisfies readonly SocialProvider[]

/** The options for wallets, with their defaults. */
export function createWalletSettings(options: LintelOptions): WalletSettings {
  const { features = {} } = options
  const hasEmbedded = isEmbeddedReady(options)
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
    hasEmail: features.email ?? hasEmbedded,
    socials: features.socials ?? (hasEmbedded ? socialProviders : []),
    featuresOrder: features.walletFeaturesOrder ?? walletFeatures,
  }
}

function completeWallet(wallet: CustomWallet, order: number): DirectoryWallet {
  return { isCertified: false, chains: [], injected: [], order, ...wallet }
}
