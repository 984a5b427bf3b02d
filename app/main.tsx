import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import './styles.js'
import { createQueryClient, LintelProvider } from '../src/react/index.js'
import { App } from './app.js'
import { lintel } from './lintel.js'
import { runtime } from './runtime.js'
import { wagmiConfig } from './wagmi.js'

// Firefox 120 to 124 has light-dark(), so that css cannot tell.
if (!('Segmenter' in Intl)) document.documentElement.setAttribute('data-outdated', '')

// Before React renders: a stored connection is restored while the page is drawn.
lintel.start()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root.')

createRoot(root).render(
  <StrictMode>
    <WagmiProvider config={wagmiConfig}>
      <QueryClientProvider client={createQueryClient()}>
        <LintelProvider lintel={lintel}>
          <App services={runtime.services} />
        </LintelProvider>
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
