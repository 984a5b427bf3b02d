import * as v from 'valibot'
import { type FrameNotice, helloSchema } from '../../../src/embedded/protocol/envelope.js'

/**
 * Waits for the hello of the page around the frame and answers on the port that comes with it. Accepts one hello, of the
 * parent window alone and from an allowed origin. Everything else gets no answer, so that a sender learns nothing.
 *
 * @returns a function that stops waiting
 * @example acceptHost({ allowsOrigin: (origin) => origins.includes(origin), version: '0.1.0', receive: serve })
 */
export function acceptHost(options: {
  /** Whether the project's allow list has this origin, scheme and port included. */
  allowsOrigin: (origin: string) => boolean
  version: string
  receive: (host: { port: MessagePort; origin: string }) => void
}): () => void {
  const { allowsOrigin, version, receive } = options

  function handleMessage(event: MessageEvent): void {
    const [port, ...others] = event.ports
    if (!event.isTrusted || event.source !== window.parent || window.parent === window) return
    if (!port || others.length > 0 || !allowsOrigin(event.origin)) return
    const hello = v.safeParse(helloSchema, event.data)
    if (!hello.success) return
    stop()
    receive({ port, origin: event.origin })
    const ready: FrameNotice = { type: 'frame/READY', payload: { nonce: hello.output.nonce, version } }
    port.postMessage(ready)
  }

  function stop(): void {
    window.removeEventListener('message', handleMessage)
  }

  window.addEventListener('message', handleMessage)
  return stop
}
