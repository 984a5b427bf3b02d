import { Suspense, useEffect } from 'react'
import type { RuntimeConfig } from '../servers/pages/runtime-config.js'
import { ConnectButton, LintelModal } from '../src/modal/index.js'
import { useAccount } from '../src/react/index.js'
import { Dashboard, loadConnectedParts, Panel } from './connected/load-connected-parts.js'
import { Header } from './page/header.js'
import { Hero } from './page/hero.js'
import { InboxHint, More } from './page/load-more.js'
import { page } from './page.css.js'
import { SiteTheme } from './theme/site-theme.js'

/** The site: a page about Lintel, and for a connected visitor a panel that uses the wallet and a dashboard. */
export function App({ services }: { services: RuntimeConfig['services'] }) {
  const { storybook: storybookUrl, inbox: inboxUrl } = services
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
            inboxHint={inboxUrl ? <InboxHint url={inboxUrl} /> : null}
            connectButton={<ConnectButton size="4" />}
            panel={account ? <Panel key={account.address} /> : null}
          />
          {account ? (
            <Suspense fallback={null}>
              <Dashboard key={account.address} />
            </Suspense>
          ) : null}
          <Suspense fallback={null}>
            <More />
          </Suspense>
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
