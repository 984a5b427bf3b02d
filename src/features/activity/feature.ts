import { defineFeature } from '../../core/model/views/define-feature.js'

export const activity = defineFeature({
  option: 'history',
  views: {
    Transactions: {},
    /** A transaction of the account, by its id. */
    TransactionDetail: { params: { id: 'text' } },
  },
})
