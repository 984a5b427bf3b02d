import { useState } from 'react'
import { ConnectButton, LintelModal } from '../../src/modal/index.js'
import { useAccount } from '../../src/react/index.js'
import { Theme, useAppearance } from '../../src/theme/index.js'
import { Features } from './page/features.js'
import { Header } from './page/header.js'
import { Hero } from './page/hero.js'
import { page } from './page/page.css.js'
import { Start } from './page/start.js'
import type { SwatchAccent } from './page/swatch-accents.js'
import { useAppearanceKey } from './page/use-appearance-key.js'
import { LivePanel } from './panel/live-panel.container.js'

/** The site: the product's own page, and when connected the panel that uses the wallet. */
export function App({ storybookUrl }: { storybookUrl?: string | undefined }) {
  const [appearance, setAppearance] = useAppearance()
  const [accent, setAccent] = useState<SwatchAccent>('indigo')
  const { account } = useAccount()
  useAppearanceKey(setAppearance)

  return (
    <Theme appearance={appearance} accent={accent} root>
      <div className={page}>
        <Header
          appearance={appearance}
          onAppearanceChange={setAppearance}
          storybookUrl={storybookUrl}
          connectButton={<ConnectButton size="2" />}
        />
        <main>
          <Hero
            accent={accent}
            onAccentChange={setAccent}
            storybookUrl={storybookUrl}
            connectButton={<ConnectButton size="4" />}
            panel={account ? <LivePanel key={account.address} /> : null}
          />
          <Features />
          <Start />
        </main>
      </div>
      <LintelModal preload />
    </Theme>
  )
}
