import { type ReactNode, useId } from 'react'
import { Heading } from '../../src/components/index.js'
import { enDashboard } from '../words/en-connected.js'
import { useSiteWords } from '../words/site-words.js'
import { card, cardTitle, place } from './swap-card.css.js'

type SwapCardProps = {
  /** Whether the modal is open. The modal hides the present page from screen readers, and this card may load later. */
  isCovered?: boolean
  children: ReactNode
}

/** The form of swaps on the page. */
export function SwapCard({ isCovered = false, children }: SwapCardProps) {
  const words = useSiteWords('dashboard', enDashboard)
  const titleId = useId()
  return (
    <section aria-hidden={isCovered || undefined} className={place} aria-labelledby={titleId}>
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
