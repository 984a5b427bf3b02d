import { type ReactNode, Suspense } from 'react'
import { Button } from '../../src/components/index.js'
import { actions, code, hero, heroText, heroTitle, hint, lead } from '../page.css.js'
import { Swatches } from '../theme/swatches.js'
import { enPage } from '../words/en.js'
import { useSiteWords } from '../words/site-words.js'
import { Arch } from './arch.js'

export type HeroProps = {
  storybookUrl?: string | undefined
  /** Below the buttons. Its line is there while its code loads. */
  inboxHint: ReactNode | null
  connectButton: ReactNode
  /** Shown to a connected visitor in place of the buttons. The buttons stay while its code loads. */
  panel: ReactNode | null
}

export function Hero({ storybookUrl, inboxHint, connectButton, panel }: HeroProps) {
  const words = useSiteWords('page', enPage)
  const offer = (
    <>
      <div className={actions}>
        {connectButton}
        <Button asChild size="4" variant="soft" accent="gray">
          <a href={storybookUrl ?? '#start'}>{storybookUrl ? words.browse : words.howToStart}</a>
        </Button>
      </div>
      <code className={code}>npm install && npm start</code>
      {inboxHint ? (
        <div className={hint}>
          <Suspense fallback={null}>{inboxHint}</Suspense>
        </div>
      ) : null}
    </>
  )
  return (
    <section className={hero} aria-labelledby="hero-title">
      <div className={heroText}>
        <h1 id="hero-title" className={heroTitle}>
          {words.title}
        </h1>
        <p className={lead}>{words.lead}</p>
        <Suspense fallback={offer}>{panel ?? offer}</Suspense>
        <Swatches />
      </div>
      <Arch />
    </section>
  )
}
