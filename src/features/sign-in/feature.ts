import { defineFeature } from '../../core/model/views/define-feature.js'

export const signIn = defineFeature({
  views: {
    SIWXSignMessage: { waitsFor: 'sign-in' },
  },
})
