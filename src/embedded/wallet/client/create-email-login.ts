import { EmailTooSoonError } from '../../../core/errors/embedded-errors.js'
import { repeatWhilePending } from '../../../rules/login/repeat-while-pending.js'
import type { Ask } from './create-asker.js'
import type { Screens } from './create-screens.js'
import { isReason } from './is-reason.js'
import type { ClientContext, WalletClient } from './wallet-client.js'

/** The least time between two e-mails, in ms. */
const EMAIL_INTERVAL = 30_000

type EmailLogin = Pick<
  WalletClient,
  'sendEmail' | 'waitForDevice' | 'verifyCode' | 'updateEmail' | 'verifyPrimaryCode' | 'verifySecondaryCode'
>

/** Login by e-mail, and changes of the address. */
export function createEmailLogin(
  { login, now, getUser, setUser }: ClientContext,
  { ask, waitForVisitor }: { ask: Ask; waitForVisitor: Screens['waitForVisitor'] },
): EmailLogin {
  return {
    async sendEmail(email) {
      const left = (login.read().emailSentAt ?? -EMAIL_INTERVAL) + EMAIL_INTERVAL - now()
      // A clock that was set back must not lock the visitor out.
      if (left > 0 && left <= EMAIL_INTERVAL) throw new EmailTooSoonError({ seconds: Math.ceil(left / 1_000) })
      const { action } = await ask('CONNECT_EMAIL', { email })
      login.save({ email, usedEmail: true, emailSentAt: action === 'CONNECT' ? null : now() })
      return action
    },
    async waitForDevice(signal) {
      await repeatWhilePending(
        () => ask('CONNECT_DEVICE', undefined, { signal }),
        (error) => isReason(error, 'device-pending'),
      )
      // The service sends the code now.
      login.save({ emailSentAt: now() })
    },
    async verifyCode(otp) {
      await ask('CONNECT_OTP', { otp })
      login.save({ emailSentAt: null })
    },
    async updateEmail(email) {
      const { action } = await waitForVisitor('UPDATE_EMAIL', (signal) => ask('UPDATE_EMAIL', { email }, { signal }))
      login.save({ emailSentAt: now() })
      return action
    },
    async verifyPrimaryCode(otp) {
      await ask('UPDATE_EMAIL_PRIMARY_OTP', { otp })
    },
    async verifySecondaryCode(otp) {
      const { newEmail } = await ask('UPDATE_EMAIL_SECONDARY_OTP', { otp })
      login.save({ email: newEmail, emailSentAt: null })
      const user = getUser()
      if (user) setUser({ ...user, email: newEmail })
      return newEmail
    },
  }
}
