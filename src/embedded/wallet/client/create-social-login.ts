import * as v from 'valibot'
import { RequestCancelledError, WalletWindowBlockedError } from '../../../core/errors/wallet-errors.js'
import { askUntilDone, isReason } from './ask-until-done.js'
import type { Ask } from './create-asker.js'
import type { ClientContext, WalletClient } from './wallet-client.js'

/** How often the window is looked at, in ms: browsers do not tell that it was closed. */
const LOOK_INTERVAL = 500

/** What the window of the identity service posts when it is done. */
const resultSchema = v.object({ type: v.literal('lintel/social-result'), uri: v.pipe(v.string(), v.maxLength(4_096)) })

type SocialLogin = Pick<WalletClient, 'logInBySocial' | 'redeemSocial' | 'readFarcasterUrl' | 'waitForFarcaster'>

/** Login by social accounts. */
export function createSocialLogin({ login }: ClientContext, ask: Ask): SocialLogin {
  const redeemSocial: SocialLogin['redeemSocial'] = async ({ provider, uri }) => {
    try {
      const { userName } = await ask('CONNECT_SOCIAL', { uri })
      login.save({ userName: userName ?? null })
    } catch (error) {
      // The visitor is logged in. What is missing is asked for with the user.
      if (!isReason(error, 'recovery-setup-required', 'recovery-required')) throw error
    }
    login.save({ social: provider, usedEmail: false })
  }

  return {
    redeemSocial,
    async logInBySocial({ provider, popup, leavesPage, signal }) {
      if (!popup && !leavesPage) throw new WalletWindowBlockedError()
      try {
        const returnTo = leavesPage ? { returnTo: window.location.href } : {}
        const { uri } = await ask('GET_SOCIAL_REDIRECT_URI', { provider, ...returnTo }, { signal })
        if (!popup) {
          login.save({ leftFor: provider })
          window.location.assign(uri)
          return await new Promise(() => undefined)
        }
        popup.location.replace(uri)
        await redeemSocial({ provider, uri: await waitForResult(popup, new URL(uri).origin, signal) })
      } finally {
        popup?.close()
      }
    },
    async readFarcasterUrl() {
      return (await ask('GET_FARCASTER_URI', undefined)).url
    },
    async waitForFarcaster(signal) {
      const { userName } = await askUntilDone('farcaster-pending', () =>
        ask('CONNECT_FARCASTER', undefined, { signal }),
      )
      login.save({ social: 'farcaster', userName: userName ?? null, usedEmail: false })
    },
  }
}

/**
 * The result that `popup` posts from a page of `origin`, the identity service.
 *
 * @throws RequestCancelledError when the window is closed without one, or `signal` aborts
 */
function waitForResult(popup: Window, origin: string, signal: AbortSignal): Promise<string> {
  const listening = new AbortController()
  return new Promise<string>((resolve, reject) => {
    const cancel = (details: string) => reject(new RequestCancelledError({ details }))
    signal.addEventListener('abort', () => cancel('The login was left.'), { signal: listening.signal })
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
      if (popup.closed && wasClosed) cancel('The window was closed.')
      wasClosed = popup.closed
    }, LOOK_INTERVAL)
    listening.signal.addEventListener('abort', () => clearInterval(timer))
  }).finally(() => listening.abort())
}

function isFrom(uri: string, origin: string): boolean {
  return URL.canParse(uri) && new URL(uri).origin === origin
}
