import { useEffect } from 'react'
import { ConnectButton, LintelModal } from '../src/modal/index.js'
import { useAccount } from '../src/react/index.js'
import { Features } from './page/features.js'
import { Header } from './page/header.js'
import { Hero } from './page/hero.js'
import { page } from './page/page.css.js'
import { Start } from './page/start.js'
import { LivePanel, loadLivePanel } from './panel/load-live-panel.js'
import { SiteTheme } from './theme/site-theme.js'

/** The site: a page about Lintel, and a panel that uses the connected wallet. */
export function App({ storybookUrl }: { storybookUrl?: string | undefined }) {
  const { account, status } = useAccount()

  // A restored session, or one from another tab, shows the panel without opening the modal.
  useEffect(() => {
    if (status === 'reconnecting' || status === 'connected') void loadLivePanel()
  }, [status])

  return (
    <SiteTheme>
      <div className={page}>
        <Header storybookUrl={storybookUrl} connectButton={<ConnectButton size="2" />} />
        <main>
          <Hero
            storybookUrl={storybookUrl}
            connectButton={<ConnectButton size="4" />}
            panel={account ? <LivePanel key={account.address} /> : null}
          />
          <Features />
          <Start />
        </main>
      </div>
      <LintelModal onOpenChange={preloadPanel} />
    </SiteTheme>
  )
}

/** Loads the panel after the modal has been painted, so that it is there once the wallet is connected. */
function preloadPanel(isOpen: boolean): void {
  if (isOpen) requestAnimationFrame(() => setTimeout(() => void loadLivePanel()))
}
