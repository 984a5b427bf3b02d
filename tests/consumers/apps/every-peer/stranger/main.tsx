import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectButton, createLintel, LintelModal, LintelProvider } from 'lintel'
import { eip155 } from 'lintel/eip155'
import { embedded } from 'lintel/embedded'
import { Theme } from 'lintel/theme'
import { walletConnect } from 'lintel/walletconnect'
import { createRoot } from 'react-dom/client'
import { defineChain } from 'viem'
import { createConfig, http, WagmiProvider } from 'wagmi'
import 'lintel/styles.css'

declare const urls: { frame: string; dataApi: string; relay: string; directory?: string }

const chain = defineChain({
  id: 31_337,
  name: 'Local chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [`${urls.dataApi}/v1/?chainId=eip155:31337`] } },
})
const config = createConfig({ chains: [chain], transports: { [chain.id]: http() } })
const lintel = createLintel({
  metadata: { name: 'Stranger' },
  networks: [chain],
  adapters: [eip155({ config })],
  embedded: embedded(),
  walletConnect: walletConnect(),
  services: urls,
  projectId: 'stranger',
  names: { offersAtLogin: false },
})

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <Theme root>
          <LintelProvider lintel={lintel}>
            <ConnectButton />
            <LintelModal />
          </LintelProvider>
        </Theme>
      </QueryClientProvider>
    </WagmiProvider>,
  )
}
