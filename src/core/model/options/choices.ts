import type { SocialProvider } from '../connector.js'

/** The default of `walletOrder`. */
export const walletKinds = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const

/** The source of a row of the wallet list. */
export type WalletKind = (typeof walletKinds)[number]

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

/** The methods of a data API. */
export const dataApiMethods = [
  'listNetworks',
  'getIdentity',
  'listBalances',
  'listTransactions',
  'listNfts',
  'listPrices',
] as const
