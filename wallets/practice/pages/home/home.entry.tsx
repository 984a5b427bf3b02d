// Before the css of the components, whose rules have the same weight.
import '../../../../tokens/base.css.js'
import { createRoot } from 'react-dom/client'
import { readRuntimeConfig } from '../../../../servers/pages/runtime-config.js'
import { createConfiguredCallChain } from '../../requests/create-configured-call-chain.js'
import { createStateStore } from '../../state/create-state-store.js'
import { createWalletConnect } from '../../walletconnect/create-walletconnect.js'
import { rememberUse } from '../../walletconnect/kit/remember-use.js'
import { takeRequestLock } from '../../walletconnect/kit/take-request-lock.js'
import { readCarriedLink } from '../../walletconnect/pairing/parse-connection-link.js'
import { loadWalletWords } from '../../words/wallet-words.js'
import { WalletTheme } from '../shell/wallet-theme.js'
import { HomeContainer } from './home.container.js'

const root = document.getElementById('root')
if (root && window.top === window) {
  const words = await loadWalletWords(navigator.language)
  const config = readRuntimeConfig()
  const { chains, services } = config
  const callChain = createConfiguredCallChain(config)
  const store = createStateStore(window)
  const walletConnect = createWalletConnect({
    wallet: store,
    callChain,
    memory: rememberUse(window),
    words: words.pages,
    takeLock: (onLost) => takeRequestLock(navigator.locks, onLost),
    async loadKit(listen) {
      if (!services.relay) throw new Error('WalletConnect is not set up here. Start the wallet with `npm start`.')
      const { startKit } = await import('../../walletconnect/kit/start-kit.js')
      return startKit({ relayUrl: services.relay, walletUrl: window.location.origin, listen })
    },
  })
  createRoot(root).render(
    <WalletTheme words={words}>
      <HomeContainer store={store} chains={chains} callChain={callChain} walletConnect={walletConnect} />
    </WalletTheme>,
  )
  // A site opened this page with a pairing link. Use it once and remove it from the address bar.
  const link = readCarriedLink(window.location.search)
  if (link === null) void walletConnect.resume()
  else {
    window.history.replaceState(null, '', '/')
    void walletConnect.pair(link)
  }
}
