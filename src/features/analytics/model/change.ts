import type { LintelError } from '../../../core/errors/lintel-error.js'

/** An event that changes the state of analytics. */
export type AnalyticsChange =
  /** The app's answer for its visitor. */
  | { type: 'analytics/consent'; isGiven: boolean }
  /** The server does not take events of this app. */
  | { type: 'analytics/refused'; error: LintelError }
