import * as v from 'valibot'
import { openLoginPage } from '../../../src/embedded/protocol/open-login-page.js'
import { wait } from '../../../src/rules/async/wait.js'
import type { IdentitySession } from '../../../src/services/identity/schema.js'
import { FrameError } from '../messaging/frame-error.js'
import type { SocialLoginFlow } from './create-social-login.js'

const resultSchema = v.object({ type: v.literal('lintel/social-result'), uri: v.string() })

/** How often the window is checked, ms. Browsers do not report when another window closes. */
const CHECK_INTERVAL = 500

/** The interval of requests to the service about a window that seems closed, ms, and their number. */
const POLL_INTERVAL = 2_000
const MAX_CHECKS = 300

/**
 * Opens a window for a social provider. Call it in the handler of a click.
 *
 * @throws FrameError with `login-cancelled` when the browser blocks the window
 */
export function openLoginWindow({ serviceUrl, signal }: { serviceUrl: string; signal: AbortSignal }): {
  /**
   * Shows the page of `writeUri`, and resolves with the session. A window that seems closed may be cut off by a
   * provider's Cross-Origin-Opener-Policy: then it calls `onUnseen`, and polls the service.
   */
  follow(login: {
    writeUri(): Promise<string>
    redeem(uri: string): Promise<IdentitySession>
    check: SocialLoginFlow['check']
    onUnseen(): void
  }): Promise<IdentitySession>
  close(): void
} {
  // Without a name: the page around the frame could open a window of that name first, or lead this one elsewhere.
  const opened = window.open('about:blank', '_blank', 'popup,width=480,height=720')
  if (!opened) throw new FrameError('login-cancelled', 'The browser did not open the window of the login.')
  return {
    async follow({ writeUri, redeem, check, onUnseen }) {
      const uri = await writeUri()
      const posted = waitForResult(opened, new URL(serviceUrl).origin, signal)
      openLoginPage(opened, uri)
      const result = await posted
      return result === null ? checkUntilDone(check, { signal, onUnseen }) : redeem(result)
    },
    close: () => opened.close(),
  }
}

/** Asks the service for the login of a window that seems closed. */
async function checkUntilDone(
  check: SocialLoginFlow['check'],
  { signal, onUnseen }: { signal: AbortSignal; onUnseen(): void },
): Promise<IdentitySession> {
  for (let count = 0; count < MAX_CHECKS; count += 1) {
    const login = await check()
    if (login.state === 'completed') return login.session
    if (login.state === 'unopened') break
    onUnseen()
    await wait(POLL_INTERVAL, signal)
  }
  throw createClosedError()
}

/** Only the service's page in this window can answer. Null when the window seems closed. */
function waitForResult(opened: Window, origin: string, signal: AbortSignal): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const settle = (apply: () => void) => {
      clearInterval(timer)
      window.removeEventListener('message', handleMessage)
      signal.removeEventListener('abort', cancel)
      apply()
    }
    const cancel = () => settle(() => reject(createClosedError()))
    const handleMessage = (event: MessageEvent) => {
      const result = v.safeParse(resultSchema, event.data)
      if (event.source !== opened || event.origin !== origin || !result.success) return
      settle(() => resolve(result.output.uri))
    }
    // A window that closes itself has posted its result just before.
    let wasClosed = false
    const timer = setInterval(() => {
      if (opened.closed && wasClosed) settle(() => resolve(null))
      wasClosed = opened.closed
    }, CHECK_INTERVAL)
    window.addEventListener('message', handleMessage)
    signal.addEventListener('abort', cancel, { once: true })
    if (signal.aborted) cancel()
  })
}

function createClosedError(): FrameError {
  return new FrameError('login-cancelled', 'The window of the login was closed.')
}
