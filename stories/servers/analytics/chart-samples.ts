import { type ChartData, funnelEvents } from '../../../servers/analytics/chart-data.js'

const DAY = 86_400_000
const LAST = Date.UTC(2026, 10, 29)

/** Counts of one month, as of a small app. */
export const chartData: ChartData = {
  days: 30,
  project: null,
  projects: ['harbor', 'shop'],
  funnel: [1_840, 1_212, 963, 402, 377].map((count, index) => ({
    event: funnelEvents[index] ?? 'modal-opened',
    count,
  })),
  wallets: [
    { wallet: 'Prism', started: 610, connected: 548 },
    { wallet: 'Foxglove', started: 301, connected: 240 },
    { wallet: 'Embedded wallet', started: 180, connected: 122 },
    { wallet: 'WalletConnect', started: 99, connected: 48 },
    { wallet: 'محفظة', started: 22, connected: 5 },
  ],
  errors: [
    { event: 'connect-failed', code: 'request-rejected', count: 131 },
    { event: 'connect-failed', code: 'wallet-unresponsive', count: 58 },
    { event: 'request-failed', code: 'insufficient-funds', count: 21 },
    { event: 'network-switch-failed', code: 'request-rejected', count: 9 },
  ],
  byDay: Array.from({ length: 30 }, (_, index) => ({
    day: new Date(LAST - (29 - index) * DAY).toISOString().slice(0, 10),
    opened: 40 + ((index * 37) % 50),
    connected: 20 + ((index * 17) % 24),
  })),
}

/** A server that has just started. */
export const emptyData: ChartData = {
  ...chartData,
  projects: [],
  funnel: funnelEvents.map((event) => ({ event, count: 0 })),
  wallets: [],
  errors: [],
  byDay: chartData.byDay.map(({ day }) => ({ day, opened: 0, connected: 0 })),
}
