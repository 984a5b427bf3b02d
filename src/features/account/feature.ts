import { defineFeature } from '../../core/model/views/define-feature.js'

export const account = defineFeature({
  views: {
    Account: { role: 'home' },
    AccountSettings: {},
    ProfileWallets: {},
  },
})
