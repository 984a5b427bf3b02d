import { type ReactNode, useId } from 'react'
import { Heading } from '../../src/components/index.js'
import { enDashboard } from '../words/en-connected.js'
import { useSiteWords } from '../words/site-words.js'
import { card, cardTitle, place } from './swap-card.css.js'

/** The form of swaps on the page. */
export function SwapCard({ children }: { children: ReactNode }) {
  const words = useSiteWords('dashboard', enDashboard)
  const titleId = useId()
  return (
    <section className={place} aria-labelledby={titleId}>
      <div className={card}>
        <div className={cardTitle}>
          <Heading as="h2" size="5" id={titleId}>
            {words.swap}
          </Heading>
        </div>
        {children}
      </div>
    </section>
  )
}
