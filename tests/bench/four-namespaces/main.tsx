import { createRoot } from 'react-dom/client'
import { anvil } from 'viem/chains'
import { bip122, createBitcoinLocalnet } from '../../../src/chains/bip122/index.js'
import { eip155 } from '../../../src/chains/eip155/index.js'
import { createPolkadotLocalnet, polkadot } from '../../../src/chains/polkadot/index.js'
import { createSolanaLocalnet, solana } from '../../../src/chains/solana/index.js'
import { ConnectButton, createLintel, LintelModal, LintelProvider } from '../../../src/index.js'
import { Theme } from '../../../src/theme/index.js'
import { putWallets } from './put-wallets.js'
import '../../../src/styles.js'

const query = new URLSearchParams(location.search)
const hasFour = query.get('namespaces') === '4'
putWallets({ count: Number(query.get('wallets')), hasFour })

const lintel = createLintel({
  metadata: { name: 'Harbour' },
  networks: [
    anvil,
    ...(hasFour
      ? [
          createSolanaLocalnet({ genesisHash: 'GUruU8KedggYPXYyPpefLa8BSXVCyHHM' }),
          createBitcoinLocalnet(),
          createPolkadotLocalnet({ genesisHash: 'b8dda632d78e16fed87b4817a3740065' }),
        ]
      : []),
  ],
  adapters: [eip155(), ...(hasFour ? [solana(), bip122(), polkadot()] : [])],
})

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
