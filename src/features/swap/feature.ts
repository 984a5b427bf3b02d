import type { Typed } from '../../core/model/views/params.js'
import { defineFeature } from '../../core/options/define-feature.js'
import { optional, section, texts } from '../../core/options/kinds.js'
import type { SwapWords } from './messages/en.js'

export const swap = defineFeature({
  option: 'swaps',
  service: 'dataApi',
  namespaces: ['eip155'],
  views: {
    /**
     * The form is filled in with the given values. `from`, `to`: a contract, or `native`; `amount`: whole tokens to
     * pay, with a point.
     */
    Swap: { role: 'trade', params: { from: 'text?', to: 'text?', amount: 'text?' } },
    /** `side`: `from` or `to`. */
    SwapSelectToken: { params: { side: 'text' as Typed<'text', 'from' | 'to'> } },
    /** Shows the swap of the form. Opened without one, it goes to Swap. */
    SwapPreview: {},
  },
  part: {
    name: 'swap',
    options: {
      swap: section({
        networks: optional(texts('Write CAIP-2 ids.')),
        routers: optional(texts('Write addresses.', /^0x[\da-f]{40}$/i)),
      }),
    },
    createState: ({ swap }) => ({ swap }),
  },
})

/** The swap options of an app. */
export type SwapOptions = {
  /** CAIP-2 ids of networks, besides the usual ones, on which the data API offers swaps. */
  networks?: readonly string[] | undefined
  /**
   * The contracts that may be called to swap. Default: any contract that passes the simulation. On a network whose node
   * cannot simulate, no contract is called without this list.
   */
  routers?: readonly string[] | undefined
}

declare module '../../core/feature-types.js' {
  interface FeatureOptions {
    /** Networks and contracts of swaps. */
    swap?: SwapOptions | undefined
  }

  interface FeatureSwitches {
    /** Offers to swap, where `services.dataApi` is set. Default true. */
    swaps?: boolean | undefined
  }

  interface FeatureState {
    swap: SwapOptions | undefined
  }

  interface FeatureWords {
    swap: SwapWords
  }
}
