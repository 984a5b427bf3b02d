import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles.js'
import { LintelProvider } from '../../src/react/index.js'
import { readRuntimeConfig } from '../shared/read-runtime-config.js'
import { announcePracticeWallet } from '../wallet/provider/announce-practice-wallet.js'
import { App } from './app.js'
import { createSiteLintel } from './create-site-lintel.js'

const config = readRuntimeConfig()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root.')

if (config.services.practiceWallet) announcePracticeWallet({ walletUrl: config.services.practiceWallet })

createRoot(root).render(
  <StrictMode>
    <LintelProvider lintel={createSiteLintel(config)}>
      <App storybookUrl={config.services.storybook} />
    </LintelProvider>
  </StrictMode>,
)
