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

/** The site: the product's own page, and when connected the panel that uses the wallet. */
export function App({ storybookUrl }: { storybookUrl?: string | undefined }) {
  const { account, status } = useAccount()

  // A session that is being restored, or another tab's, needs it without the modal.
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
      <LintelModal preload onOpenChange={fetchPanelAhead} />
    </SiteTheme>
  )
}

/** Once the open modal has been drawn, so that the account finds its panel here. */
function fetchPanelAhead(isOpen: boolean): void {
  if (isOpen) requestAnimationFrame(() => setTimeout(() => void loadLivePanel()))
}
