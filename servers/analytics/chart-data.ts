/** The steps that the funnel shows, in order. */
export const funnelEvents = [
  'modal-opened',
  'connect-started',
  'connect-succeeded',
  'signed-in',
  'transaction-sent',
] as const

/** How many days the charts can show. */
export const periods = [7, 30, 90] as const

export type Period = (typeof periods)[number]

/** The data of the charts page. */
export type ChartData = {
  days: Period
  /** The project that is shown; null for all. */
  project: string | null
  /** The projects that have counts in the period. */
  projects: readonly string[]
  funnel: readonly { event: (typeof funnelEvents)[number]; count: number }[]
  /** Most connections first. */
  wallets: readonly { wallet: string; started: number; connected: number }[]
  /** Most often first. */
  errors: readonly { event: string; code: string; count: number }[]
  /** Every day of the period, oldest first, as `2026-11-29`. */
  byDay: readonly { day: string; opened: number; connected: number }[]
}

/** The element of the page that holds the data. */
export const DATA_ELEMENT = 'lintel-chart-data'
