import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../database/database.js'
import { type ChartData, funnelEvents, type Period } from './chart-data.js'
import { counts } from './database/schema.js'

/** How many rows a chart has at most. */
const MAX_ROWS = 20
const DAY = 86_400_000

type Row = { day: string; event: string; detail: string; code: string; count: number }

/** Reads the data of the charts for the last `days`, with today. `now` in ms since 1970. */
export async function readCharts(
  db: Db,
  { days, project, now }: { days: Period; project: string | null; now: number },
): Promise<ChartData> {
  const dates = Array.from({ length: days }, (_, index) => formatDay(now - (days - 1 - index) * DAY))
  const isInPeriod = gte(counts.day, dates[0] ?? '')
  const known = await db
    .selectDistinct({ project: counts.project })
    .from(counts)
    .where(isInPeriod)
    .orderBy(counts.project)
  const rows = await db
    .select({
      day: counts.day,
      event: counts.event,
      detail: counts.detail,
      code: counts.code,
      count: sql<number>`sum(${counts.count})`.mapWith(Number),
    })
    .from(counts)
    .where(project === null ? isInPeriod : and(isInPeriod, eq(counts.project, project)))
    .groupBy(counts.day, counts.event, counts.detail, counts.code)
  return { days, project, projects: known.map((row) => row.project), ...summarize(rows, dates) }
}

function summarize(
  rows: readonly Row[],
  dates: readonly string[],
): Pick<ChartData, 'funnel' | 'wallets' | 'errors' | 'byDay'> {
  const sum = (isCounted: (row: Row) => boolean) =>
    rows.reduce((total, row) => (isCounted(row) ? total + row.count : total), 0)
  const wallets = [...new Set(rows.filter(({ event }) => event.startsWith('connect-')).map(({ detail }) => detail))]
  const failures = new Map<string, ChartData['errors'][number]>()
  for (const { event, code, count } of rows) {
    if (code === '') continue
    const key = `${event} ${code}`
    failures.set(key, { event, code, count: (failures.get(key)?.count ?? 0) + count })
  }
  return {
    funnel: funnelEvents.map((step) => ({ event: step, count: sum(({ event }) => event === step) })),
    wallets: wallets
      .map((wallet) => {
        const count = (step: string) => sum(({ event, detail }) => event === step && detail === wallet)
        return { wallet, started: count('connect-started'), connected: count('connect-succeeded') }
      })
      .toSorted((one, other) => other.connected - one.connected || other.started - one.started)
      .slice(0, MAX_ROWS),
    errors: [...failures.values()].toSorted((one, other) => other.count - one.count).slice(0, MAX_ROWS),
    byDay: dates.map((date) => {
      const count = (step: string) => sum(({ day, event }) => day === date && event === step)
      return { day: date, opened: count('modal-opened'), connected: count('connect-succeeded') }
    }),
  }
}

function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
