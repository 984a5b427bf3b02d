import { numberToHex } from 'viem'
import { readRuntimeConfig } from '../../../servers/pages/runtime-config.js'
import { type FrameMessage, isHello, loadedType, parseSiteMessage } from '../protocol/site-messages.js'
import { formatChannelName, parseWindowMessage } from '../protocol/window-messages.js'
import { createConfiguredCallChain } from '../requests/create-configured-call-chain.js'
import { createStateStore } from '../state/create-state-store.js'
import { createSiteSession } from './create-site-session.js'

/** The wallet's hidden frame. It answers the embedding site over the port in the site's first message. */
const store = createStateStore(window)
const callChain = createConfiguredCallChain(readRuntimeConfig())

window.addEventListener('message', function greet(event) {
  const [port] = event.ports
  const isFromSite = window.parent !== window && event.source === window.parent && event.origin !== 'null'
  if (!isFromSite || !port || !isHello(event.data)) return
  window.removeEventListener('message', greet)
  serveSite(event.origin, port)
})

// Without a referrer, the page around this frame did not load it as the provider does.
if (window.parent !== window && document.referrer) {
  window.parent.postMessage({ type: loadedType }, new URL(document.referrer).origin)
}

function serveSite(origin: string, port: MessagePort): void {
  const send = (message: FrameMessage) => port.postMessage(message)
  const session = createSiteSession({
    origin,
    readState: store.read,
    writeState: store.write,
    callChain,
    createId: () => crypto.randomUUID(),
    sendToSite: send,
    openChannel(windowId, receive) {
      const channel = new BroadcastChannel(formatChannelName(windowId))
      channel.addEventListener('message', ({ data }) => {
        const message = parseWindowMessage(data)
        if (message) receive(message)
      })
      return { send: (message) => channel.postMessage(message), close: () => channel.close() }
    },
  })
  store.subscribe(session.handleStateChange)
  window.addEventListener('pagehide', () => {
    session.end()
    send({ type: 'gone' })
  })
  port.addEventListener('message', ({ data }) => {
    const message = parseSiteMessage(data)
    if (message) void session.receive(message)
  })
  port.start()
  send({ type: 'ready' })
  send({ type: 'event', name: 'connect', data: { chainId: numberToHex(store.read().activeChainId) } })
}
