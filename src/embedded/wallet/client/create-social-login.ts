import * as v from 'valibot'
import { RequestCancelledError, WalletWindowBlockedError } from '../../../core/errors/wallet-errors.js'
import type { WindowProvider } from '../../../core/model/connector.js'
import { wait } from '../../../rules/async/wait.js'
import { repeatWhilePending } from '../../../rules/login/repeat-while-pending.js'
import { openLoginPage } from '../../protocol/open-login-page.js'
import type { Ask } from './create-asker.js'
import { isReason } from './is-reason.js'
import type { ClientContext, WalletClient } from './wallet-client.js'

/** How often to check the window, in ms: browsers have no event for a closed window. */
const LOOK_INTERVAL = 500

/** How often to ask the service about a window that seems closed, in ms, and how many times. */
const CHECK_INTERVAL = 2_000
const MAX_CHECKS = 300

/** The message that the identity service's window posts when it is done. */
const resultSchema = v.object({ type: v.literal('lintel/social-result'), uri: v.pipe(v.string(), v.maxLength(4_096)) })

type SocialLogin = Pick<WalletClient, 'logInBySocial' | 'redeemSocial' | 'readFarcasterUrl' | 'waitForFarcaster'>

/** Login by social accounts. */
export function createSocialLogin({ login }: ClientContext, ask: Ask): SocialLogin {
  const redeemSocial: SocialLogin['redeemSocial'] = async ({ provider, uri }) => {
    try {
      const { userName } = await ask('CONNECT_SOCIAL', { uri })
      login.save({ userName: userName ?? null })
    } catch (error) {
      // The visitor is logged in. Reading the user asks for the missing recovery.
      if (!isReason(error, 'recovery-setup-required', 'recovery-required')) throw error
    }
    login.save({ social: provider, usedEmail: false })
  }

  /**
   * Asks the service for the login of a window that seems closed. A page with the header Cross-Origin-Opener-Policy, the
   * app's or the provider's, cuts its window off: then no message comes, and `closed` is true at once.
   *
   * @throws RequestCancelledError when the window was closed before the service opened it, or nothing comes for 10 min
   */
  async function checkSocial(
    provider: WindowProvider,
    { signal, onUnseen }: { signal: AbortSignal; onUnseen: () => void },
  ): Promise<void> {
    for (let count = 0; count < MAX_CHECKS; count += 1) {
      const { state, userName } = await ask('CHECK_SOCIAL', undefined, { signal })
      if (state === 'completed') return login.save({ social: provider, userName: userName ?? null, usedEmail: false })
      if (state === 'unopened') break
      onUnseen()
      await wait(CHECK_INTERVAL, signal).catch(() => {
        throw createLeftError()
      })
    }
    throw createClosedError()
  }

  return {
    redeemSocial,
    async logInBySocial({ provider, popup, leavesPage, signal, onUnseen }) {
      if (!popup && !leavesPage) throw new WalletWindowBlockedError()
      try {
        const returnTo = leavesPage ? { returnTo: window.location.href } : {}
        const { uri } = await ask('GET_SOCIAL_REDIRECT_URI', { provider, ...returnTo }, { signal })
        if (!popup) {
          login.save({ leftFor: provider })
          window.location.assign(uri)
          return await new Promise(() => undefined)
        }
        openLoginPage(popup, uri)
        const result = await waitForResult(popup, new URL(uri).origin, signal)
        await (result === null ? checkSocial(provider, { signal, onUnseen }) : redeemSocial({ provider, uri: result }))
      } finally {
        popup?.close()
      }
    },
    async readFarcasterUrl() {
      return (await ask('GET_FARCASTER_URI', undefined)).url
    },
    async waitForFarcaster(signal) {
      const { userName } = await repeatWhilePending(
        () => ask('CONNECT_FARCASTER', undefined, { signal }),
        (error) => isReason(error, 'farcaster-pending'),
      )
      login.save({ social: 'farcaster', userName: userName ?? null, usedEmail: false })
    },
  }
}

/**
 * The result that `popup` posts from a page of `origin`, the identity service. Null when the window seems closed.
 *
 * @throws RequestCancelledError when `signal` aborts
 */
function waitForResult(popup: Window, origin: string, signal: AbortSignal): Promise<string | null> {
  const listening = new AbortController()
  return new Promise<string | null>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(createLeftError()), { signal: listening.signal })
    window.addEventListener(
      'message',
      ({ source, origin: sender, data }) => {
        if (source !== popup || sender !== origin) return
        const result = v.safeParse(resultSchema, data)
        if (result.success && isFrom(result.output.uri, origin)) resolve(result.output.uri)
      },
      { signal: listening.signal },
    )
    let wasClosed = false
    const timer = setInterval(() => {
      // A window that closes itself has posted its result just before.
      if (popup.closed && wasClosed) resolve(null)
      wasClosed = popup.closed
    }, LOOK_INTERVAL)
    listening.signal.addEventListener('abort', () => clearInterval(timer))
  }).finally(() => listening.abort())
}

function createClosedError(): RequestCancelledError {
  return new RequestCancelledError({ details: 'The window was closed.' })
}

function createLeftError(): RequestCancelledError {
  return new RequestCancelledError({ details: 'The visitor left the login.' })
}

function isFrom(uri: string, origin: string): boolean {
  return URL.canParse(uri) && new URL(uri).origin === origin
}
