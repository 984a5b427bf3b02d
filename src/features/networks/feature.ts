import { defineFeature } from '../../core/options/define-feature.js'
import type { WhatIsANetworkWords } from './messages/what-is-a-network.js'

export const networks = defineFeature({
  views: {
    Networks: { role: 'choose-network', requires: 'enableNetworkSwitch', needs: 'nothing', partOf: 'switching' },
    SwitchNetwork: {
      params: { network: 'network' },
      requires: 'enableNetworkSwitch',
      needs: 'nothing',
      partOf: 'switching',
      waitsFor: 'switch',
    },
    SwitchActiveChain: {
      params: { network: 'network' },
      requires: 'enableNetworkSwitch',
      needs: 'nothing',
      partOf: 'switching',
    },
    UnsupportedChain: { requires: 'enableNetworkSwitch', waitsFor: 'listed-network' },
    WhatIsANetwork: { needs: 'nothing' },
  },
})

declare module '../../core/feature-types.js' {
  interface FeatureWords {
    whatIsANetwork: WhatIsANetworkWords
  }
}
