import {
  type FrameMessage,
  helloType,
  isLoaded,
  parseFrameMessage,
  type SiteMessage,
} from '../protocol/site-messages.js'
import { failureCodes, WalletFailure } from '../protocol/wallet-failure.js'

export type FrameChannel = { send: (message: SiteMessage) => void }

/** How long the hidden frame may take to answer, in ms. */
const ANSWER_TIMEOUT = 8_000

/**
 * Adds the wallet's hidden frame to the page and opens a message channel to it. The port is posted to the wallet's exact
 * origin, so that no other page receives it.
 *
 * @throws WalletFailure 4900 when the wallet does not answer.
 */
export function openFrameChannel(
  walletOrigin: string,
  receive: (message: FrameMessage) => void,
): Promise<FrameChannel> {
  const frame = document.createElement('iframe')
  frame.src = `${walletOrigin}/background.html`
  frame.hidden = true
  // The frame reports to this origin alone that it is loaded.
  frame.referrerPolicy = 'origin'
  frame.title = 'Practice wallet'
  const { port1, port2 } = new MessageChannel()

  return new Promise((resolve, reject) => {
    // Not on the load event of the frame: in WebKit it may come before the frame's scripts have run.
    const greet = ({ data, origin, source }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== walletOrigin || !isLoaded(data)) return
      window.removeEventListener('message', greet)
      frame.contentWindow?.postMessage({ type: helloType }, walletOrigin, [port2])
    }
    const timer = setTimeout(() => {
      window.removeEventListener('message', greet)
      port1.close()
      frame.remove()
      reject(
        new WalletFailure({
          code: failureCodes.disconnected,
          message: 'The practice wallet does not answer. Is `npm start` still running?',
        }),
      )
    }, ANSWER_TIMEOUT)
    port1.addEventListener('message', ({ data }) => {
      const message = parseFrameMessage(data)
      if (message?.type !== 'ready') {
        if (message) receive(message)
        return
      }
      clearTimeout(timer)
      resolve({ send: (outgoing) => port1.postMessage(outgoing) })
    })
    port1.start()
    window.addEventListener('message', greet)
    document.body.append(frame)
  })
}
