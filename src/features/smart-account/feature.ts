import { defineFeature } from '../../core/model/views/define-feature.js'

export const smartAccount = defineFeature({
  requires: 'embedded',
  views: {
    SmartAccountSettings: { role: 'account-type' },
  },
})
