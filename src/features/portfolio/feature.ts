import { defineFeature } from '../../core/model/views/define-feature.js'

export const portfolio = defineFeature({
  views: {
    /** A token of the account; without `address` the native currency. `symbol` is the title. */
    TokenDetail: { params: { network: 'network', address: 'text?', symbol: 'text' } },
  },
})
