import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { createConfig, http, useAccount, useConnect, WagmiProvider } from 'wagmi'
import { readRuntimeConfig } from '../../../servers/pages/runtime-config.js'

// The smallest working page: wagmi's hooks, a native <dialog>, a button per wallet. No styles, no states.
const [chain] = readRuntimeConfig().chains
if (!chain) throw new Error('The floor needs one chain.')
const config = createConfig({
  chains: [
    {
      id: chain.id,
      name: chain.name,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [chain.rpcUrl] } },
    },
  ],
  transports: { [chain.id]: http(chain.rpcUrl) },
})

function Floor() {
  const dialog = useRef<HTMLDialogElement>(null)
  const { address } = useAccount()
  const { connect, connectors } = useConnect()
  return (
    <>
      <header>
        <button type="button" onClick={() => dialog.current?.showModal()}>
          {address ?? 'Connect wallet'}
        </button>
      </header>
      <dialog ref={dialog} aria-label="Connect wallet">
        {connectors.map((connector) => (
          <button
            key={connector.uid}
            type="button"
            onClick={() => connect({ connector }, { onSuccess: () => dialog.current?.close() })}
          >
            {connector.name}
          </button>
        ))}
      </dialog>
    </>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <Floor />
      </QueryClientProvider>
    </WagmiProvider>,
  )
}
