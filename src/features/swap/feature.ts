import { defineFeature } from '../../core/model/views/define-feature.js'
import type { Typed } from '../../core/model/views/params.js'
import type { SwapWords } from './messages/en.js'
import { swapPart } from './swap-part.js'

export const swap = defineFeature({
  option: 'swaps',
  service: 'dataApi',
  namespaces: ['eip155'],
  views: {
    /** What is given is filled in. `from`, `to`: a contract, or `native`; `amount`: whole tokens to pay, with a point. */
    Swap: { params: { from: 'text?', to: 'text?', amount: 'text?' } },
    /** `side`: `from` or `to`. */
    SwapSelectToken: { params: { side: 'text' as Typed<'text', 'from' | 'to'> } },
    /** Shows what Swap has put together. Opened without that, it leads to Swap. */
    SwapPreview: {},
  },
  part: swapPart,
})

/** What an app says of swaps. */
export type SwapOptions = {
  /** CAIP-2 ids of networks whose swaps the data API knows, besides the usual ones. */
  networks?: readonly string[] | undefined
  /**
   * The contracts that may be called to swap. Default: any that the simulation shows to be right. On a network whose node
   * cannot simulate, none is called without this list.
   */
  routers?: readonly string[] | undefined
}

declare module '../../core/model/views/feature-types.js' {
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
