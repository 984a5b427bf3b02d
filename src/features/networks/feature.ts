import { defineFeature } from '../../core/model/views/define-feature.js'

export const networks = defineFeature({
  views: {
    Networks: { needs: 'nothing', partOf: 'switching' },
    SwitchNetwork: { params: { network: 'network' }, needs: 'nothing', partOf: 'switching', waitsFor: 'switch' },
    SwitchActiveChain: { params: { network: 'network' }, needs: 'nothing', partOf: 'switching' },
    UnsupportedChain: { waitsFor: 'listed-network' },
    WhatIsANetwork: { needs: 'nothing' },
  },
})
