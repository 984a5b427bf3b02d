import { lazy, Suspense } from 'react'
import { runtime } from '../runtime.js'
import { AnalyticsChoice } from './analytics-choice.js'
import { Features } from './features.js'
import { Start } from './start.js'

export { LinkNotice } from '../theme/link-notice.js'
export { InboxHint } from './inbox-hint.js'

const Shop = lazy(async () => ({ default: (await import('../shop/shop.js')).Shop }))

/** The page below the first screen. */
export function More() {
  return (
    <>
      {runtime.pay ? (
        <Suspense fallback={null}>
          <Shop url={runtime.pay.shop} />
        </Suspense>
      ) : null}
      <Features />
      <Start />
      <AnalyticsChoice />
    </>
  )
}
