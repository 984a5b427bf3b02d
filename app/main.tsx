import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles.js'
import { readRuntimeConfig } from '../servers/pages/runtime-config.js'
import { LintelProvider } from '../src/react/index.js'
import { announcePracticeWallet } from '../wallets/practice/provider/announce-practice-wallet.js'
import { App } from './app.js'
import { createSiteLintel } from './create-site-lintel.js'

const config = readRuntimeConfig()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root.')

if (config.services.practiceWallet) announcePracticeWallet({ walletUrl: config.services.practiceWallet })

const lintel = createSiteLintel(config)
// Before React, so that a wallet that remembers this site is asked while the page is drawn.
lintel.start()

createRoot(root).render(
  <StrictMode>
    <LintelProvider lintel={lintel}>
      <App storybookUrl={config.services.storybook} />
    </LintelProvider>
  </StrictMode>,
)
