import type { WindowProvider } from '../../core/model/connector.js'
import type { Typed } from '../../core/model/views/params.js'
import { defineFeature } from '../../core/options/define-feature.js'
import { loginRules } from './model/login-rules.js'

export const login = defineFeature({
  requires: 'embedded',
  views: {
    EmailLogin: { option: 'email', partOf: 'connecting', waitsFor: 'login' },
    EmailVerifyDevice: { params: { email: 'text' }, option: 'email', partOf: 'connecting', waitsFor: 'login' },
    EmailVerifyOtp: { params: { email: 'text' }, option: 'email', partOf: 'connecting', waitsFor: 'login' },
    ConnectingSocial: {
      params: { provider: 'text' as Typed<'text', WindowProvider> },
      option: 'socials',
      partOf: 'connecting',
      waitsFor: 'social-login',
    },
    ConnectingFarcaster: { option: 'socials', partOf: 'connecting', waitsFor: 'login' },
    UpdateEmail: {},
    UpdateEmailPrimaryOtp: { params: { email: 'text' } },
    UpdateEmailSecondaryOtp: { params: { email: 'text' } },
    UpgradeWallet: {},
    ApproveTransaction: { needs: 'nothing', waitsFor: 'approval' },
  },
  part: {
    name: 'login',
    open: ({ embedded }) => ({
      ...loginRules,
      // The one effect of logins.
      run: () => embedded?.cancelSocial(),
      stop() {},
    }),
  },
})

declare module '../../core/feature-types.js' {
  interface FeatureEffects {
    /** Ends the login by the window of a social account. */
    login: { type: 'login/cancel-social' }
  }
}
