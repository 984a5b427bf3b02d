import type { FeaturePart } from '../../core/model/views/define-feature.js'
import { optional, orderOf } from '../../core/options/kinds.js'
import { walletFeatures } from './model/wallet-features.js'

/** The options of `features` for Account. */
export const accountPart = {
  name: 'account',
  fields: { features: { walletFeaturesOrder: optional(orderOf(walletFeatures), walletFeatures) } },
} as const satisfies FeaturePart
