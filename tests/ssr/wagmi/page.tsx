import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Config,
  cookieStorage,
  cookieToInitialState,
  createConfig,
  createStorage,
  http,
  injected,
  useConnection,
  WagmiProvider,
} from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { eip155 } from '../../../src/chains/eip155/index.js'
import { ConnectButton, createLintel, LintelModal, LintelProvider, useAccount } from '../../../src/index.js'
import { Theme, themeAttributes } from '../../../src/theme/index.js'

function createWagmiConfig(path: string): Config {
  return createConfig({
    chains: [mainnet],
    connectors: [injected()],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
    ssr: true,
    ...(path === '/cookie' && { storage: createStorage({ storage: cookieStorage }) }),
  }) as unknown as Config
}

/** An app with a wagmi config for servers. `/cookie` stores wagmi's state in a cookie, `/` in localStorage. */
export function Page({ path, cookie }: { path: string; cookie: string }) {
  const [{ config, initialState, lintel, queryClient }] = useState(() => {
    const config = createWagmiConfig(path)
    const initialState = path === '/cookie' ? cookieToInitialState(config, cookie) : undefined
    const lintel = createLintel({
      metadata: { name: 'Harbor' },
      networks: [mainnet],
      adapters: [eip155({ config, initialState })],
    })
    return { config, initialState, lintel, queryClient: new QueryClient() }
  })
  return (
    <html lang="en" {...themeAttributes({})}>
      <head />
      <body>
        <WagmiProvider config={config} initialState={initialState}>
          <QueryClientProvider client={queryClient}>
            <LintelProvider lintel={lintel}>
              <Theme root>
                <header>
                  <ConnectButton />
                  <LintelModal />
                </header>
                <Status />
              </Theme>
            </LintelProvider>
          </QueryClientProvider>
        </WagmiProvider>
        <script type="module" src="/client.js" />
      </body>
    </html>
  )
}

/** Shows the connection as each library reports it. */
function Status() {
  const wagmi = useConnection()
  const { status, account, isRestoring } = useAccount()
  const lintelStatus = isRestoring ? 'restoring' : status
  return (
    <output>{`wagmi ${wagmi.status} ${wagmi.address ?? ''}; Lintel ${lintelStatus} ${account?.address ?? ''}`}</output>
  )
}
