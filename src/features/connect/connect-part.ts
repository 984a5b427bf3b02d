import type { FeaturePart } from '../../core/model/views/define-feature.js'
import { optional, orderOf, toggle } from '../../core/options/kinds.js'
import { connectMethods } from './model/connect-methods.js'

/** The options of `features` for Connect. */
export const connectPart = {
  name: 'connect',
  fields: {
    features: {
      collapseWallets: toggle(false),
      connectMethodsOrder: optional(orderOf(connectMethods), connectMethods),
    },
  },
} as const satisfies FeaturePart
