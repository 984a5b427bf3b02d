import * as v from 'valibot'
import { frameNoticeSchema, type helloSchema } from '../protocol/envelope.js'
import { createRandomText } from './create-random-text.js'

/** In ms after the frame's load event, which WebKit may dispatch before the frame's scripts have run. */
const ATTEMPTS = [0, 100, 500, 2_000, 8_000] as const

/**
 * Offers the loaded frame a `MessagePort` and resolves with the one that it answers on. Posts to the exact `origin`, so
 * that a page that took the frame's place receives nothing. Rejects only when `signal` aborts.
 */
export function greetFrame(frame: Window, origin: string, signal: AbortSignal): Promise<MessagePort> {
  return new Promise((resolve, reject) => {
    const nonce = createRandomText()
    const offered = new Set<MessagePort>()
    const timers = ATTEMPTS.map((delay) => setTimeout(offer, delay))

    function offer() {
      const { port1, port2 } = new MessageChannel()
      offered.add(port1)
      port1.onmessage = ({ data }) => {
        const notice = v.safeParse(frameNoticeSchema, data)
        if (!notice.success || notice.output.type !== 'frame/READY' || notice.output.payload.nonce !== nonce) return
        port1.onmessage = null
        stop(port1)
        resolve(port1)
      }
      const hello: v.InferOutput<typeof helloSchema> = { type: 'lintel/hello', nonce }
      frame.postMessage(hello, origin, [port2])
    }

    function stop(kept?: MessagePort) {
      timers.forEach(clearTimeout)
      signal.removeEventListener('abort', abort)
      for (const port of offered) if (port !== kept) port.close()
    }

    function abort() {
      stop()
      reject(signal.reason)
    }

    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}
