// Before the css of the components, whose rules have the same weight.
import '../../../../tokens/base.css.js'
import { createRoot } from 'react-dom/client'
import { readRuntimeConfig } from '../../../../servers/pages/runtime-config.js'
import { createConfiguredCallChain } from '../../requests/create-configured-call-chain.js'
import { createStateStore } from '../../state/create-state-store.js'
import { loadWalletWords } from '../../words/wallet-words.js'
import { WalletTheme } from '../shell/wallet-theme.js'
import { ApproveContainer } from './approve.container.js'
import { createCloser } from './create-closer.js'

const root = document.getElementById('root')
// In a frame, another page could cover this one and trick the visitor into clicking. The server's policy forbids it too.
if (root && window.top === window) {
  const config = readRuntimeConfig()
  const words = await loadWalletWords(navigator.language)
  createRoot(root).render(
    <WalletTheme words={words}>
      <ApproveContainer
        windowId={window.location.hash.slice(1)}
        state={createStateStore(window).read()}
        chains={config.chains}
        close={createCloser(window)}
        callChain={createConfiguredCallChain(config)}
      />
    </WalletTheme>,
  )
}
