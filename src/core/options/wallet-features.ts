import type { SocialProvider } from '../model/connector.js'
import type { FeatureSwitches } from '../model/views/feature-types.js'
import type { ConnectMethod, WalletFeature } from './choices.js'

/** The features of the modal, each on or off, and their order. */
export type WalletFeatures = FeatureSwitches & {
  /** Shows the row that opens All wallets. Default true. */
  allWallets?: boolean | undefined
  /** Shows one button that opens the list of wallets. Default false. */
  collapseWallets?: boolean | undefined
  /** Requires a checkbox for the terms instead of a sentence. Needs a terms or privacy URL. Default false. */
  legalCheckbox?: boolean | undefined
  /** Default: e-mail, social, wallet. */
  connectMethodsOrder?: readonly ConnectMethod[] | undefined
  /** The actions of Account and their order. One that is left out is not shown. Default: onramp, swaps, receive, send. */
  walletFeaturesOrder?: readonly WalletFeature[] | undefined
  /** Offers login by e-mail, if the embedded wallet is set up. Default true. */
  email?: boolean | undefined
  /** The social logins, in this order, if the embedded wallet is set up. Default: all. */
  socials?: readonly SocialProvider[] | undefined
}

/** `WalletFeatures` with all defaults filled in. */
export type FeatureSettings = {
  [Name in keyof WalletFeatures]-?: Exclude<WalletFeatures[Name], undefined>
}
