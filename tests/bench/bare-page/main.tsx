import { createRoot } from 'react-dom/client'
import '../../../tokens/base.css.js'
import '../../../tokens/accents/indigo.css.js'
import '../../../tokens/grays/slate.css.js'
import { readRuntimeConfig } from '../../../servers/pages/runtime-config.js'
import { eip155 } from '../../../src/chains/eip155/index.js'
import { createLintel } from '../../../src/index.js'
import { ConnectButton, LintelModal } from '../../../src/modal/index.js'
import { LintelProvider } from '../../../src/react/index.js'
import { Theme } from '../../../src/theme/index.js'

// The page of `floor`, with Lintel in place of its dialog, so that the difference in time is Lintel's.
const [chain] = readRuntimeConfig().chains
if (!chain) throw new Error('The bare page needs one chain.')
const lintel = createLintel({
  metadata: { name: 'Bare page', url: window.location.origin },
  networks: [
    {
      id: chain.id,
      name: chain.name,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [chain.rpcUrl] } },
    },
  ],
  adapters: [eip155()],
})
lintel.start()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Theme root>
      <LintelProvider lintel={lintel}>
        <header>
          <ConnectButton />
        </header>
        <LintelModal />
      </LintelProvider>
    </Theme>,
  )
}
