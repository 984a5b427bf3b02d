import * as v from 'valibot'
import { EmbeddedWalletUnavailableError } from '../../core/errors/embedded-wallet-unavailable-error.js'
import { RequestCancelledError } from '../../core/errors/wallet-errors.js'
import { FRAME_LOAD_TIMEOUT_MS } from '../../core/wallets/connection-limits.js'
import { untilAborted } from '../../rules/async/until-aborted.js'
import { wait } from '../../rules/async/wait.js'
import type { AppMessageName, AppPayload, AppResult } from '../protocol/app-messages.js'
import { frameNoticeSchema } from '../protocol/envelope.js'
import { createFrameRequests, type FrameRequests } from './create-frame-requests.js'
import { greetFrame } from './greet-frame.js'

/** The frame counts as ready this long after it says so, in ms. */
const READY_DELAY = 500

export type EmbeddedFrame = {
  element: HTMLIFrameElement
  /**
   * Asks the frame, once it is ready. Every request settles: after a failed load, the next one loads the frame again.
   *
   * @throws EmbeddedWalletUnavailableError within 20 s, EmbeddedWalletTimeoutError after 30 s (never for a request that
   * the visitor approves), EmbeddedWalletFailedError, MethodNotAllowedError, RequestRejectedError, RequestCancelledError
   * once `signal` aborts
   */
  request<Name extends AppMessageName>(
    name: Name,
    payload: AppPayload<Name>,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<AppResult<Name>>
  /** Removes the frame and rejects every request without an answer. */
  close(): void
}

/**
 * Adds the embedded wallet's frame to the page, hidden, and connects to it at the first request. The page and the frame
 * exchange one message by `postMessage`, to the frame's exact origin, then use a `MessagePort` that no other window has.
 *
 * @example
 * const frame = openFrame({ url: writeFrameUrl('https://wallet.example', query), title: 'Wallet' })
 * const { isConnected } = await frame.request('IS_CONNECTED', undefined)
 */
export function openFrame(options: {
  url: URL
  /** The accessible name of the frame. */
  title: string
  parent?: HTMLElement
  onSessionUpdate?: (token: string) => void
  /** Called with the height of the frame's content, CSS px: any number from 0. */
  onHeight?: (height: number) => void
}): EmbeddedFrame {
  const { url, title, parent = document.body, onSessionUpdate, onHeight } = options
  const element = document.createElement('iframe')
  element.title = title
  element.hidden = true
  element.allow = 'publickey-credentials-get; publickey-credentials-create; clipboard-write'
  let requests: Promise<FrameRequests> | null = null
  /** Ends the pending work of the frame's current page. */
  let ending = new AbortController()
  const unavailable = () => new EmbeddedWalletUnavailableError({ url: url.origin })

  function end(reason: Error): void {
    requests = null
    ending.abort(reason)
    ending = new AbortController()
  }

  async function connect(): Promise<FrameRequests> {
    const { signal } = ending
    const timer = setTimeout(() => end(unavailable()), FRAME_LOAD_TIMEOUT_MS)
    try {
      const page = await load(signal)
      const port = await greetFrame(page, url.origin, signal)
      clearTimeout(timer)
      const frameRequests = startRequests(port, signal)
      await wait(READY_DELAY, signal)
      return frameRequests
    } finally {
      clearTimeout(timer)
    }
  }

  /** Resolves with the window of the loaded page. From then on, another load or the removal of the frame ends the connection. */
  function load(signal: AbortSignal): Promise<Window> {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      const handleLoad = () => {
        if (!element.contentWindow) return
        element.addEventListener('load', () => end(unavailable()), { once: true, signal })
        resolve(element.contentWindow)
      }
      element.addEventListener('load', handleLoad, { once: true, signal })
      element.src = url.href
      if (!element.isConnected) parent.append(element)
      const removal = new MutationObserver(() => {
        if (!element.isConnected) end(unavailable())
      })
      removal.observe(parent, { childList: true })
      signal.addEventListener('abort', () => removal.disconnect(), { once: true })
    })
  }

  function startRequests(port: MessagePort, signal: AbortSignal): FrameRequests {
    const frameRequests = createFrameRequests(port)
    port.onmessage = ({ data }) => {
      const notice = v.safeParse(frameNoticeSchema, data)
      if (!notice.success) frameRequests.receive(data)
      else if (notice.output.type === 'frame/SESSION_UPDATE') onSessionUpdate?.(notice.output.payload.token)
      else if (notice.output.type === 'frame/HEIGHT') onHeight?.(notice.output.payload.height)
    }
    signal.addEventListener(
      'abort',
      () => {
        port.close()
        frameRequests.rejectAll(() => signal.reason)
      },
      { once: true },
    )
    return frameRequests
  }

  return {
    element,
    async request(name, payload, { signal } = {}) {
      requests ??= connect()
      const frameRequests = await untilAborted(requests, signal, () => new RequestCancelledError())
      return frameRequests.request(name, payload, { signal })
    },
    close() {
      end(new RequestCancelledError())
      element.remove()
    },
  }
}
