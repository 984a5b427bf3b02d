import { AnalyticsChoice } from './analytics-choice.js'
import { Features } from './features.js'
import { Start } from './start.js'

export { LinkNotice } from '../theme/link-notice.js'
export { InboxHint } from './inbox-hint.js'

/** What follows the first screen. */
export function More() {
  return (
    <>
      <Features />
      <Start />
      <AnalyticsChoice />
    </>
  )
}
