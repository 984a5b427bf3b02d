import type { IdentitySession } from '../../../src/services/identity/schema.js'
import { FrameError } from '../messaging/frame-error.js'
import type { ScreenLogin } from '../screens/screen-context.js'
import type { AccountClient } from '../vault/create-account-client.js'
import type { LoginContext } from './begin-login.js'
import { createEmailLogin } from './create-email-login.js'
import { createFarcasterLogin } from './create-farcaster-login.js'
import { createSocialLogin } from './create-social-login.js'
import { openLoginWindow } from './open-login-window.js'

/** The login of a screen of the frame, for the account that is logged in already. */
export function createScreenLogin(options: {
  context: LoginContext
  account: Pick<AccountClient, 'renew'>
  /** The origin of the frame, which the provider's window answers to. */
  frameOrigin: string
  readSession: () => Promise<IdentitySession | null>
  /** Called once the visitor has logged in. */
  onLogin: () => void
}): ScreenLogin {
  const { context, account, frameOrigin, readSession, onLogin } = options
  const email = createEmailLogin(context)
  const farcaster = createFarcasterLogin(context)
  const social = createSocialLogin({ ...context, origin: frameOrigin })

  async function requireSession(): Promise<IdentitySession> {
    const session = await readSession()
    if (session) return session
    throw new FrameError('login-required', 'There is no session. Log in.')
  }

  async function finish(logIn: () => Promise<IdentitySession>): Promise<void> {
    const before = await readSession()
    const session = await logIn()
    onLogin()
    if (before && before.accountId !== session.accountId) {
      throw new FrameError('account-changed', 'This is the login of another account.')
    }
  }

  return {
    readSession: requireSession,
    async sendCode() {
      const session = await requireSession()
      if (session.email === null) throw new FrameError('not-available', 'The account has no e-mail address.')
      const action = await email.start(session.email, { fresh: true })
      if (action === 'CONNECT') throw new FrameError('service-unavailable', 'No code was sent.')
      return action
    },
    waitForDevice: (signal) => email.waitForDevice(signal),
    verifyCode: (otp) => finish(() => email.verify(otp)),
    async openProvider(signal, onUnseen) {
      // Before anything else, since browsers open windows only in the handler of a click.
      const opened = openLoginWindow({ serviceUrl: context.client.baseUrl, signal })
      const writeUri = async () => social.writeUri((await requireSession()).method)
      try {
        await finish(() => opened.follow({ ...social, writeUri, onUnseen }))
      } finally {
        opened.close()
      }
    },
    renew: (assertion) => finish(() => account.renew(assertion)),
    writeFarcasterUrl: () => farcaster.writeUrl(),
    waitForFarcaster: (signal) => finish(() => farcaster.wait(signal)),
  }
}
