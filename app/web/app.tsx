import { useEffect } from 'react'
import { ConnectButton, LintelModal } from '../../src/modal/index.js'
import { useAccount } from '../../src/react/index.js'
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

  // On its way while the wallet is asked, so that the account finds it here.
  useEffect(() => {
    if (status !== 'disconnected') void loadLivePanel()
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
      <LintelModal preload />
    </SiteTheme>
  )
}
