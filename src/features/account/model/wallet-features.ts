/** The default of `features.walletFeaturesOrder`. */
export const walletFeatures = ['onramp', 'swaps', 'receive', 'send'] as const

/** An action that Account offers above its tabs. */
export type WalletFeature = (typeof walletFeatures)[number]
