import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectButton, createLintel, LintelModal, LintelProvider } from 'lintel'
import { eip155 } from 'lintel/eip155'
import { createConfig, http, mock, useConnection, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'

const config = createConfig({
  chains: [mainnet],
  connectors: [mock({ accounts: ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'] })],
  transports: { [mainnet.id]: http('http://localhost:1') },
})
const lintel = createLintel({
  metadata: { name: 'Other versions' },
  networks: config.chains,
  adapters: [eip155({ config })],
})
const queryClient = new QueryClient()

/** wagmi's hooks and the modal have the same account. */
export const Wallet = () => (
  <WagmiProvider config={config}>
    <QueryClientProvider client={queryClient}>
      <LintelProvider lintel={lintel}>
        <ConnectButton />
        <Account />
        <LintelModal />
      </LintelProvider>
    </QueryClientProvider>
  </WagmiProvider>
)

function Account() {
  return <p role="status">{useConnection().address ?? 'Nobody'}</p>
}
