import type { FeatureChoices, FeatureSwitches } from '../../feature-types.js'
import type { SocialProvider } from '../connector.js'

/** The features of the modal, each on or off, and their order. */
export type WalletFeatures = FeatureSwitches &
  FeatureChoices & {
    /** Shows the row that opens All wallets. Default true. */
    allWallets?: boolean | undefined
    /** Requires a checkbox for the terms instead of a sentence. Needs a terms or privacy URL. Default false. */
    legalCheckbox?: boolean | undefined
    /** Offers login by e-mail, if the embedded wallet is set up. Default true. */
    email?: boolean | undefined
    /** The social logins, in this order, if the embedded wallet is set up. Default: all. */
    socials?: readonly SocialProvider[] | undefined
  }

/** `WalletFeatures` with all defaults filled in. */
export type FeatureSettings = {
  [Name in keyof WalletFeatures]-?: Exclude<WalletFeatures[Name], undefined>
}
