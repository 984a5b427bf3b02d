import type { FeaturePart } from '../../core/model/views/define-feature.js'
import { optional, section, texts } from '../../core/options/kinds.js'

/** The part that loads with core: the option, which the state keeps. */
export const swapPart = {
  name: 'swap',
  options: {
    swap: section({
      networks: optional(texts('Write CAIP-2 ids.')),
      routers: optional(texts('Write addresses.', /^0x[\da-f]{40}$/i)),
    }),
  },
  createState: ({ swap }) => ({ swap }),
} as const satisfies FeaturePart
