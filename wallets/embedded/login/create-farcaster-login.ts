import { wait } from '../../../src/rules/async/wait.js'
import type { IdentitySession } from '../../../src/services/identity/schema.js'
import { FrameError } from '../messaging/frame-error.js'
import { createLoginApi } from '../service/create-login-api.js'
import { beginLogin, createEndedError, type LoginContext } from './begin-login.js'

/** The interval between two requests to the service, ms. */
const POLL_INTERVAL = 2_000
/** The page repeats its request after 30 s without an answer, ms. */
const MAX_WAIT = 25_000

export type FarcasterLoginFlow = {
  /** The URL to show as a QR code, or to open on a phone. */
  writeUrl(): Promise<string>
  /** Resolves once the visitor has approved in Farcaster. @throws FrameError with `farcaster-pending` after 25 s, `login-ended` */
  wait(signal?: AbortSignal): Promise<IdentitySession>
  forget(): void
}

/** The login with Farcaster. One at a time: a new one ends the one before. */
export function createFarcasterLogin(context: LoginContext): FarcasterLoginFlow {
  const { client } = context
  const api = createLoginApi(client)
  let pending: { loginId: string; verifier: string } | null = null

  return {
    async writeUrl() {
      const { verifier, login } = await beginLogin(context, (body) => api.startFarcaster({ body }))
      pending = { loginId: login.loginId, verifier }
      return login.url
    },

    async wait(signal) {
      if (!pending) throw createEndedError()
      const body = pending
      const end = Date.now() + MAX_WAIT
      while (true) {
        const login = await api.pollFarcaster({ body, signal })
        if (login.state === 'completed') {
          pending = null
          return login.session
        }
        if (Date.now() + POLL_INTERVAL > end) {
          throw new FrameError('farcaster-pending', 'The login is not approved in Farcaster yet.')
        }
        await wait(POLL_INTERVAL, signal)
        if (pending !== body) throw createEndedError()
      }
    },

    forget() {
      pending = null
    },
  }
}
