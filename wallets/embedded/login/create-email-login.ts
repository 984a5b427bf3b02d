import { wait } from '../../../src/rules/async/wait.js'
import type { EmailLogin, IdentitySession } from '../../../src/services/identity/schema.js'
import { FrameError } from '../messaging/frame-error.js'
import { createLoginApi } from '../service/create-login-api.js'
import { ServiceFailure } from '../service/service-failure.js'
import { beginLogin, createEndedError, type LoginContext } from './begin-login.js'

/** The interval between two requests to the service, ms. */
const POLL_INTERVAL = 2_000
/** The page repeats its request after 30 s without an answer, ms. */
const MAX_WAIT = 25_000

type Pending = { loginId: string; email: string; verifier: string; action: EmailLogin['action'] }

export type EmailLoginFlow = {
  /**
   * Sends a code, or the link that approves this device. For the address of the pending login it is sent again. `fresh`:
   * also when this browser has a session of the address.
   *
   * @throws FrameError with `too-early`, `too-many-tries`, `origin-not-allowed`, `service-unavailable`, `storage-blocked`
   */
  start(email: string, options?: { fresh?: boolean }): Promise<EmailLogin['action']>
  /** Resolves once the device is approved. @throws FrameError with `device-pending` after 25 s, `login-ended` */
  waitForDevice(signal?: AbortSignal): Promise<void>
  /** @throws FrameError with `wrong-code`, `code-expired`, `too-many-tries`, `login-ended` */
  verify(otp: string): Promise<IdentitySession>
  forget(): void
}

/** The login by e-mail. It remembers the pending login in memory only: what redeems the code is not stored. */
export function createEmailLogin(context: LoginContext): EmailLoginFlow {
  const { client } = context
  const api = createLoginApi(client)
  let pending: Pending | null = null

  function requirePending(): Pending {
    if (pending) return pending
    throw createEndedError()
  }

  function follow(login: EmailLogin, { email, verifier }: Pick<Pending, 'email' | 'verifier'>): EmailLogin['action'] {
    pending = login.action === 'CONNECT' ? null : { ...login, email, verifier }
    return login.action
  }

  async function resend({ loginId, email, verifier }: Pending): Promise<EmailLogin['action'] | null> {
    try {
      const login = await api.resendEmail({ body: { loginId } })
      return follow(login, { email, verifier })
    } catch (error) {
      if (!isEnded(error)) throw error
      pending = null
      return null
    }
  }

  return {
    async start(email, { fresh = false } = {}) {
      const again = pending?.email === email ? await resend(pending) : null
      if (again) return again
      const { verifier, login } = await beginLogin(context, (beginning) =>
        api.startEmail({ body: { ...beginning, email, fresh } }),
      )
      return follow(login, { email, verifier })
    },

    async waitForDevice(signal) {
      const { loginId } = requirePending()
      const end = Date.now() + MAX_WAIT
      while (true) {
        const login = await api.readEmail({ query: { loginId }, signal })
        if (pending?.loginId !== loginId) throw createEndedError()
        pending = { ...pending, action: login.action }
        if (login.action !== 'VERIFY_DEVICE') return
        if (Date.now() + POLL_INTERVAL > end) {
          throw new FrameError('device-pending', 'The device is not approved yet. Open the link in the mail.')
        }
        await wait(POLL_INTERVAL, signal)
      }
    },

    async verify(otp) {
      const { loginId, verifier, action } = requirePending()
      if (action === 'VERIFY_DEVICE') {
        throw new FrameError('device-pending', 'The device is not approved yet. Open the link in the mail.')
      }
      try {
        const session = await api.verifyEmail({ body: { loginId, otp, verifier } })
        pending = null
        return session
      } catch (error) {
        if (isEnded(error)) pending = null
        throw error
      }
    },

    forget() {
      pending = null
    },
  }
}

function isEnded(error: unknown): boolean {
  return error instanceof ServiceFailure && error.status === 404
}
