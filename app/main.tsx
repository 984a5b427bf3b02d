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
import { type SiteWordOverrides, SiteWordsContext } from './words/site-words.js'

// Firefox 120 to 124 has light-dark(), so CSS cannot detect them.
document.documentElement.toggleAttribute('data-outdated', !('Segmenter' in Intl))

// Before React renders: a stored connection is restored while the page is drawn.
lintel.start()

const root = createRoot(document.getElementById('root') ?? document.body)

// English is built in, and its page loads nothing for it.
if (navigator.language.startsWith('en')) render()
else {
  import('./words/load-site-words.js')
    .then(({ loadSiteWords }) => loadSiteWords(lintel.actions))
    .catch((error): undefined => void console.error('The words could not be loaded.', error))
    .then(render)
}

function render(words: SiteWordOverrides = {}): void {
  root.render(
    <StrictMode>
      <WagmiProvider config={wagmiConfig}>
        <QueryClientProvider client={createQueryClient()}>
          <LintelProvider lintel={lintel}>
            <SiteWordsContext value={words}>
              <App services={runtime.services} />
            </SiteWordsContext>
          </LintelProvider>
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>,
  )
}
