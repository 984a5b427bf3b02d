import { asc, eq, getTableColumns, lte, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { signParts } from '../on-ramp/check-signature.js'
import { type EventRow, events } from './database/schema.js'
import type { PayApp } from './pay-apps.js'
import type { WebhookPost } from './post-webhook.js'

export type SendOptions = {
  apps: readonly PayApp[]
  /** Sends a webhook once, and returns the status of the reply. */
  post: (webhook: WebhookPost) => Promise<number>
  now: () => number
  report: (message: string) => void
}

/** The number of events that are sent at the same time. */
const AT_ONCE = 10
/** The first and the longest pause between attempts, and how long an event is sent, ms. */
const PAUSE = 1_000
const MAX_PAUSE = 3_600_000
const LIFE = 3 * 86_400_000

/**
 * Sends the events that are due. Each is sent until the app's server accepts it, for 3 days at most. Apps take turns,
 * so that a slow server holds up the events of others for one time limit at most. Returns whether there are more.
 */
export async function sendEvents(db: Db, { apps, post, now, report }: SendOptions): Promise<boolean> {
  const turn = sql<number>`row_number() over (partition by ${events.app} order by ${events.nextAt}, ${events.createdAt})`
  const due = await db
    .select(getTableColumns(events))
    .from(events)
    .where(lte(events.nextAt, now()))
    .orderBy(turn, asc(events.nextAt), asc(events.createdAt))
    .limit(AT_ONCE)
  const outcomes = await Promise.all(
    due.map(async (event) => {
      const webhook = apps.find(({ id }) => id === event.app)?.webhook
      return { event, isTaken: webhook === undefined || (await sendEvent(event, webhook, post, now())) }
    }),
  )
  for (const { event, isTaken } of outcomes) {
    const attempts = event.attempts + 1
    const isOver = now() > event.createdAt + LIFE
    if (!isTaken && isOver)
      report(`Pay: ${event.app} has not taken event ${event.id} within 3 days. It is not sent again.`)
    const pause = Math.min(MAX_PAUSE, PAUSE * 2 ** Math.min(event.attempts, 20))
    const nextAt = isTaken || isOver ? null : now() + pause
    await db.update(events).set({ attempts, nextAt }).where(eq(events.id, event.id))
  }
  return due.length === AT_ONCE
}

async function sendEvent(
  { body }: EventRow,
  { url, secret }: { url: string; secret: string },
  post: SendOptions['post'],
  now: number,
): Promise<boolean> {
  const t = Math.floor(now / 1_000)
  const headers = { 'lintel-signature': `t=${t},v1=${signParts(secret, [`${t}.`, body])}` }
  const status = await post({ url, body, headers }).catch(() => 0)
  return status >= 200 && status < 300
}
