import { fn } from 'storybook/test'
import type { Messages } from '../../../src/core/messages/en.js'
import { enEmbedded } from '../../../src/core/messages/views/en-embedded.js'
import { enLogin } from '../../../src/core/messages/views/en-login.js'
import type { ViewName } from '../../../src/core/model/view.js'
import { ApproveTransactionView } from '../../../src/modal/views/approve-transaction/approve-transaction-view.js'
import { ConnectingFarcasterView } from '../../../src/modal/views/connecting-farcaster/connecting-farcaster-view.js'
import { ConnectingSocialView } from '../../../src/modal/views/connecting-social/connecting-social-view.js'
import { EmailLoginView } from '../../../src/modal/views/email-login/email-login-view.js'
import { EmailVerifyDeviceView } from '../../../src/modal/views/email-verify-device/email-verify-device-view.js'
import { EmailVerifyOtpView } from '../../../src/modal/views/email-verify-otp/email-verify-otp-view.js'
import { SmartAccountSettingsView } from '../../../src/modal/views/smart-account-settings/smart-account-settings-view.js'
import { UpdateEmailView } from '../../../src/modal/views/update-email/update-email-view.js'
import { UpdateEmailPrimaryOtpView } from '../../../src/modal/views/update-email-primary-otp/update-email-primary-otp-view.js'
import { UpdateEmailSecondaryOtpView } from '../../../src/modal/views/update-email-secondary-otp/update-email-secondary-otp-view.js'
import { UpgradeWalletView } from '../../../src/modal/views/upgrade-wallet/upgrade-wallet-view.js'
import { enteringCode, farcasterLogin, mail, smartAccount } from '../../support/login-samples.js'
import type { Drawn } from './draw-views.js'

const readLogin = (words: Messages) => ({ ...enLogin, ...words.views.login })
const readEmbedded = (words: Messages) => ({ ...enEmbedded, ...words.views.embedded })

/** Draws the views of a login by e-mail or a social account, and those of the embedded wallet. */
export const drawLoginViews: { [Name in ViewName]?: (words: Messages) => Drawn } = {
  EmailLogin: (words) => ({
    title: words.titles.EmailLogin,
    start: 'back',
    body: (
      <EmailLoginView words={words} labels={readLogin(words)} problem="embedded-wallet-unavailable" onSubmit={fn()} />
    ),
  }),
  EmailVerifyOtp: (words) => ({
    title: words.titles.EmailVerifyOtp,
    start: 'back',
    body: <EmailVerifyOtpView {...enteringCode} words={words} labels={readLogin(words)} email={mail} resendIn={24} />,
  }),
  EmailVerifyDevice: (words) => ({
    title: words.titles.EmailVerifyDevice,
    start: 'back',
    body: (
      <EmailVerifyDeviceView
        words={words}
        labels={readLogin(words)}
        email={mail}
        status="waiting"
        problem={null}
        resendIn={0}
        onResend={fn()}
        onRetry={fn()}
        onRestart={fn()}
      />
    ),
  }),
  ConnectingSocial: (words) => ({
    title: 'Google',
    start: 'back',
    body: (
      <ConnectingSocialView
        words={words}
        labels={readLogin(words)}
        provider="google"
        status="blocked"
        problem={null}
        onOpen={fn()}
        onRetry={fn()}
        onRestart={fn()}
      />
    ),
  }),
  ConnectingFarcaster: (words) => ({
    title: 'Farcaster',
    start: 'back',
    body: <ConnectingFarcasterView {...farcasterLogin} words={words} labels={readLogin(words)} />,
  }),
  UpdateEmail: (words) => ({
    title: words.titles.UpdateEmail,
    start: 'back',
    body: (
      <UpdateEmailView
        words={words}
        labels={readEmbedded(words)}
        login={readLogin(words)}
        email={mail}
        problem={null}
        onSubmit={fn()}
      />
    ),
  }),
  UpdateEmailPrimaryOtp: (words) => ({
    title: words.titles.UpdateEmail,
    start: 'back',
    body: (
      <UpdateEmailPrimaryOtpView
        {...enteringCode}
        words={words}
        labels={readEmbedded(words)}
        login={readLogin(words)}
        email={mail}
      />
    ),
  }),
  UpdateEmailSecondaryOtp: (words) => ({
    title: words.titles.UpdateEmail,
    start: 'back',
    body: (
      <UpdateEmailSecondaryOtpView
        {...enteringCode}
        words={words}
        labels={readEmbedded(words)}
        login={readLogin(words)}
        email={mail}
      />
    ),
  }),
  UpgradeWallet: (words) => ({
    title: words.titles.UpgradeWallet,
    start: 'back',
    body: <UpgradeWalletView labels={readEmbedded(words)} onExport={fn()} />,
  }),
  SmartAccountSettings: (words) => ({
    title: words.titles.SmartAccountSettings,
    start: 'back',
    body: (
      <SmartAccountSettingsView
        {...smartAccount}
        words={words}
        labels={readEmbedded(words)}
        login={readLogin(words)}
        problem="embedded-wallet-unavailable"
      />
    ),
  }),
  ApproveTransaction: (words) => ({
    title: words.titles.ApproveTransaction,
    body: (
      <ApproveTransactionView
        words={words}
        labels={readEmbedded(words)}
        login={readLogin(words)}
        status="shown"
        problem="embedded-wallet-unavailable"
        onRetry={fn()}
        onCancel={fn()}
      />
    ),
  }),
}
