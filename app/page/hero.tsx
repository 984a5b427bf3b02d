import { type ReactNode, Suspense } from 'react'
import { Button, Link, Text } from '../../src/components/index.js'
import { Swatches } from '../theme/swatches.js'
import { Arch } from './arch.js'
import { actions, code, hero, heroText, heroTitle, lead } from './page.css.js'

export type HeroProps = {
  storybookUrl?: string | undefined
  /** Where the e-mails of the local service arrive. */
  inboxUrl?: string | undefined
  connectButton: ReactNode
  /** Shown to a connected visitor in place of the buttons. The buttons stay while its code loads. */
  panel: ReactNode | null
}

export function Hero({ storybookUrl, inboxUrl, connectButton, panel }: HeroProps) {
  const offer = (
    <>
      <div className={actions}>
        {connectButton}
        <Button asChild size="4" variant="soft" accent="gray">
          <a href={storybookUrl ?? '#start'}>{storybookUrl ? 'Browse the stories' : 'See how to start'}</a>
        </Button>
      </div>
      <code className={code}>npm install && npm start</code>
      {inboxUrl ? (
        <Text as="p" size="2" tone="muted">
          No wallet? Log in with any e-mail address: the code arrives in the{' '}
          <Link href={inboxUrl} external>
            local inbox
          </Link>
          .
        </Text>
      ) : null}
    </>
  )
  return (
    <section className={hero} aria-labelledby="hero-title">
      <div className={heroText}>
        <h1 id="hero-title" className={heroTitle}>
          One door for every wallet.
        </h1>
        <p className={lead}>A design system and a wallet modal made from it. Compose it, theme it, host it yourself.</p>
        <Suspense fallback={offer}>{panel ?? offer}</Suspense>
        <Swatches />
      </div>
      <Arch />
    </section>
  )
}
