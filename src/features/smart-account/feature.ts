import { defineFeature } from '../../core/options/define-feature.js'

export const smartAccount = defineFeature({
  requires: 'embedded',
  views: {
    SmartAccountSettings: { role: 'account-type' },
  },
})
