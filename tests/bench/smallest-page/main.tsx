import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { base, mainnet } from 'viem/chains'
import { createConfig, http, useAccount, useConnect, WagmiProvider } from 'wagmi'

// The smallest working page with the networks of the quick start: wagmi's hooks, a native <dialog>, a button per wallet.
// No styles, no states.
const config = createConfig({
  chains: [mainnet, base],
  transports: { [mainnet.id]: http(), [base.id]: http() },
})

function SmallestPage() {
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
        <SmallestPage />
      </QueryClientProvider>
    </WagmiProvider>,
  )
}
