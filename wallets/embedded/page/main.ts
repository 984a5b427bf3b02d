// Before the css of the components, whose rules have the same weight.
import '../../../tokens/base.css.js'
import { readFrameConfig } from '../../../servers/frame/frame-config.js'
import { isLoopback } from '../../../servers/origins/is-loopback.js'
import { acceptHost } from '../messaging/accept-host.js'
import { serveRequests } from '../messaging/serve-requests.js'
import { WINDOW_HASH } from '../window/window-messages.js'
import { createHandlers } from './create-handlers.js'
import { createParts } from './create-parts.js'

const VERSION = '1'

const config = readFrameConfig()
const query = new URLSearchParams(window.location.search)
const report = query.get('enableLogger') === 'true' ? console.error : () => {}

// A window that the frame has opened for something that needs attention. A frame is never one, whatever its URL.
if (window.parent === window && window.opener && window.location.hash === WINDOW_HASH) {
  const { showFrameWindow } = await import('../window/show-frame-window.js')
  showFrameWindow(window.opener, document.body)
}

acceptHost({
  allowsOrigin: (origin) => config.allowedOrigins.includes(origin) || (config.allowsLoopback && isLoopback(origin)),
  version: VERSION,
  receive({ port, origin }) {
    const host = { origin, projectId: query.get('projectId'), chainId: query.get('chainId'), port }
    const parts = createParts({ config, host, root: document.body, location: window.location })
    serveRequests(port, createHandlers(parts), report)
  },
})
