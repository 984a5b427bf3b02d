import { Suspense, useEffect } from 'react'
import { ConnectButton, LintelModal } from '../src/modal/index.js'
import { useAccount } from '../src/react/index.js'
import { Dashboard, LivePanel, loadConnectedParts } from './connected/load-connected-parts.js'
import { Features } from './page/features.js'
import { Header } from './page/header.js'
import { Hero } from './page/hero.js'
import { page } from './page/page.css.js'
import { Start } from './page/start.js'
import { SiteTheme } from './theme/site-theme.js'

/** The site: a page about Lintel, and for a connected visitor a panel that uses the wallet and a dashboard. */
export function App({ storybookUrl }: { storybookUrl?: string | undefined }) {
  const { account, status } = useAccount()

  // A restored session, or one from another tab, shows these parts without opening the modal.
  useEffect(() => {
    if (status === 'reconnecting' || status === 'connected') void loadConnectedParts()
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
          {account ? (
            <Suspense fallback={null}>
              <Dashboard key={account.address} />
            </Suspense>
          ) : null}
          <Features />
          <Start />
        </main>
      </div>
      <LintelModal onOpenChange={preloadParts} />
    </SiteTheme>
  )
}

/** Loads the parts after the modal has been painted, so that they are there once the wallet is connected. */
function preloadParts(isOpen: boolean): void {
  if (isOpen) requestAnimationFrame(() => setTimeout(() => void loadConnectedParts()))
}
