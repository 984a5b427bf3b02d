import { lazyComponent } from '../../parts/lazy/lazy-component.js'
import { defineViews } from '../../parts/views/define-views.js'
import type { login } from './feature.js'
import { providerNames } from './parts/socials/provider-names.js'

export const loginViews = defineViews<typeof login>({
  EmailLogin: {
    load: () => import('./views/email-login/email-login.container.js').then((m) => m.EmailLoginContainer),
    focus: 'field',
    next: ['EmailVerifyOtp'],
  },
  EmailVerifyDevice: {
    load: () =>
      import('./views/email-verify-device/email-verify-device.container.js').then((m) => m.EmailVerifyDeviceContainer),
    focus: 'heading',
    next: ['EmailVerifyOtp'],
  },
  EmailVerifyOtp: {
    load: () => import('./views/email-verify-otp/email-verify-otp.container.js').then((m) => m.EmailVerifyOtpContainer),
    focus: 'field',
    next: ['ApproveTransaction'],
  },
  ConnectingSocial: {
    load: () =>
      import('./views/connecting-social/connecting-social.container.js').then((m) => m.ConnectingSocialContainer),
    title: ({ view }) => providerNames[view.provider],
    focus: 'heading',
    next: ['ApproveTransaction'],
  },
  ConnectingFarcaster: {
    load: () =>
      import('./views/connecting-farcaster/connecting-farcaster.container.js').then(
        (m) => m.ConnectingFarcasterContainer,
      ),
    title: () => providerNames.farcaster,
    focus: 'heading',
    next: ['ApproveTransaction'],
  },
  UpdateEmail: {
    load: () => import('./views/update-email/update-email.container.js').then((m) => m.UpdateEmailContainer),
    focus: 'field',
    next: ['UpdateEmailPrimaryOtp'],
  },
  UpdateEmailPrimaryOtp: {
    load: () =>
      import('./views/update-email-primary-otp/update-email-primary-otp.container.js').then(
        (m) => m.UpdateEmailPrimaryOtpContainer,
      ),
    title: 'UpdateEmail',
    focus: 'field',
    next: ['UpdateEmailSecondaryOtp'],
  },
  UpdateEmailSecondaryOtp: {
    load: () =>
      import('./views/update-email-secondary-otp/update-email-secondary-otp.container.js').then(
        (m) => m.UpdateEmailSecondaryOtpContainer,
      ),
    title: 'UpdateEmail',
    focus: 'field',
  },
  UpgradeWallet: {
    load: () => import('./views/upgrade-wallet/upgrade-wallet.container.js').then((m) => m.UpgradeWalletContainer),
    focus: 'heading',
    next: ['ApproveTransaction'],
    // Few apps have an embedded wallet, so this code loads only in those.
    parts: {
      LoginMethods: lazyComponent(() =>
        import('./views/methods/embedded-methods.container.js').then((m) => m.EmbeddedMethodsContainer),
      ),
      EmbeddedAccount: lazyComponent(() =>
        import('./views/embedded-account/embedded-account.container.js').then((m) => m.EmbeddedAccountContainer),
      ),
      EmbeddedSettings: lazyComponent(() =>
        import('./views/embedded-account/embedded-settings.container.js').then((m) => m.EmbeddedSettingsContainer),
      ),
    },
  },
  ApproveTransaction: {
    load: () =>
      import('./views/approve-transaction/approve-transaction.container.js').then((m) => m.ApproveTransactionContainer),
    focus: 'heading',
  },
})
