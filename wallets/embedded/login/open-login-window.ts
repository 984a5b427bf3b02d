import * as v from 'valibot'
import { FrameError } from '../door/frame-error.js'

const resultSchema = v.object({ type: v.literal('lintel/social-result'), uri: v.string() })

/** How often the window is checked, ms. Browsers do not tell when another window closes. */
const CHECK_INTERVAL = 500

/**
 * Opens a window for a social provider. Call it in the handler of a click.
 *
 * @throws FrameError with `login-cancelled` when the browser blocks the window
 */
export function openLoginWindow({ serviceUrl, signal }: { serviceUrl: string; signal: AbortSignal }): {
  /** Shows the page of `readUri`, and resolves with the URI of the result. Closes the window when it fails. */
  follow(readUri: () => Promise<string>): Promise<string>
} {
  // Without a name: the page around the frame could open a window of that name first, or lead this one elsewhere.
  const opened = window.open('about:blank', '_blank', 'popup,width=480,height=720')
  if (!opened) throw new FrameError('login-cancelled', 'The browser did not open the window of the login.')
  return {
    async follow(readUri) {
      try {
        const uri = await readUri()
        const result = waitForResult(opened, new URL(serviceUrl).origin, signal)
        opened.location.href = uri
        return await result
      } finally {
        opened.close()
      }
    },
  }
}

/** Only the service's page in this window can answer. */
function waitForResult(opened: Window, origin: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const settle = (apply: () => void) => {
      clearInterval(timer)
      window.removeEventListener('message', handleMessage)
      signal.removeEventListener('abort', cancel)
      apply()
    }
    const cancel = () => settle(() => reject(new FrameError('login-cancelled', 'The window of the login was closed.')))
    const handleMessage = (event: MessageEvent) => {
      const result = v.safeParse(resultSchema, event.data)
      if (event.source !== opened || event.origin !== origin || !result.success) return
      settle(() => resolve(result.output.uri))
    }
    const timer = setInterval(() => {
      if (opened.closed) cancel()
    }, CHECK_INTERVAL)
    window.addEventListener('message', handleMessage)
    signal.addEventListener('abort', cancel, { once: true })
    if (signal.aborted) cancel()
  })
}
