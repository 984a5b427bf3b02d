import { useState } from 'react'
import { Button } from '../../src/components/index.js'
import { usePay } from '../../src/index.js'
import { useLintel } from '../../src/react/index.js'
import { feature, featureText, featureTitle, section } from '../page.css.js'
import { storage } from '../storage.js'
import { enMore } from '../words/en-more.js'
import { useSiteWords } from '../words/site-words.js'

/** The last order of this browser: the id of its payment. */
const KEY = 'lintel-site.order'

/** The shop of the site: orders a postcard from its server, and lets the visitor pay for it. `url`: base URL of that server. */
export function Shop({ url }: { url: string }) {
  const words = useSiteWords('more', enMore)
  const { actions } = useLintel()
  const [order, setOrder] = useState(() => storage.getItem(KEY))
  const [hasFailed, setFailed] = useState(false)

  const buy = async () => {
    setFailed(false)
    try {
      const reply = await fetch(`${url}/orders`, { method: 'POST' })
      if (!reply.ok) return setFailed(true)
      const { id } = (await reply.json()) as { id: string }
      storage.setItem(KEY, id)
      setOrder(id)
      actions.open({ view: 'Pay', request: id })
    } catch {
      setFailed(true)
    }
  }
  return (
    <section id="shop" className={section} aria-label={words.shop}>
      <div className={feature}>
        <h2 className={featureTitle}>{words.shop}</h2>
        <p className={featureText} role="status">
          {hasFailed ? words.shopFailed : words.shopText}
        </p>
        <Button onClick={buy}>{words.buyPostcard}</Button>
        {order === null ? null : <Order key={order} id={order} />}
      </div>
    </section>
  )
}

/** The status of the last order. */
function Order({ id }: { id: string }) {
  const words = useSiteWords('more', enMore)
  const { actions } = useLintel()
  const { phase, isGone, pay } = usePay(id)
  if (!phase || isGone) return null
  const isPaid = phase === 'paid' || phase === 'over'
  return (
    <Button
      variant="soft"
      accent="gray"
      onClick={isPaid ? () => actions.open({ view: 'PayReceipt', request: id }) : pay}
    >
      {isPaid ? words.viewReceipt : words.lastOrder}
    </Button>
  )
}
