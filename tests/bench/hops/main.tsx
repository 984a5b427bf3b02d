import { createRoot } from 'react-dom/client'
import { eip155 } from '../../../src/chains/eip155/index.js'
import { ConnectButton, createLintel, LintelModal, LintelProvider } from '../../../src/index.js'

declare global {
  interface Window {
    hops: Record<'button' | 'modal', { hold(): void; release(): void }> & {
      countConnections(): number | undefined
      /** Called by the first subscriber of the store when the account has come into the state. */
      reportAccount(): void
    }
  }
}

const lintel = createLintel({
  metadata: { name: 'Hops' },
  networks: [
    {
      id: 1,
      name: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
    },
  ],
  adapters: [eip155()],
})

const countConnections = () => lintel.store.getState().namespaces.eip155?.connections.length
const stop = lintel.store.subscribe(() => {
  if (!countConnections()) return
  stop()
  window.hops.reportAccount()
})

/** The same instance, of which React hears nothing while it is held. */
function createHeld() {
  type Listener = Parameters<typeof lintel.store.subscribe>[0]
  const listeners = new Set<Listener>()
  let isHeld = false
  const notify: Listener = (state, previous) => {
    if (!isHeld) for (const listener of listeners) listener(state, previous)
  }
  lintel.store.subscribe(notify)
  const subscribe = (listener: Listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    lintel: { ...lintel, store: { ...lintel.store, subscribe } },
    hold() {
      isHeld = true
    },
    release() {
      isHeld = false
      notify(lintel.store.getState(), lintel.store.getState())
    },
  }
}

const button = createHeld()
const modal = createHeld()
window.hops = { button, modal, countConnections, reportAccount() {} }

function find(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (found) return found
  throw new Error(`The page has no #${id}.`)
}

createRoot(find('button')).render(
  <LintelProvider lintel={button.lintel}>
    <ConnectButton />
  </LintelProvider>,
)
createRoot(find('modal')).render(
  <LintelProvider lintel={modal.lintel}>
    <LintelModal />
  </LintelProvider>,
)
