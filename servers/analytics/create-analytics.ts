import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { safeParse } from 'valibot'
import { eventBodySchema } from '../../src/features/analytics/data/schema.js'
import { readUpTo } from '../../src/rules/rpc/read-up-to.js'
import type { Db } from '../database/database.js'
import { formatError } from '../format-error.js'
import { DATABASE_RETRY_AFTER } from '../http/answer-outage.js'
import { checkCaller } from '../http/check-caller.js'
import { createRequestLimits } from '../http/create-request-limits.js'
import { answerFailure } from '../http/failure.js'
import { recordRoute } from '../http/record-route.js'
import { limitReports } from '../operation/limit-reports.js'
import { insertDataBlock } from '../pages/insert-data-block.js'
import { serveFolder } from '../pages/serve-folder.js'
import type { AnalyticsSettings } from './analytics-settings.js'
import { DATA_ELEMENT, type Period, periods } from './chart-data.js'
import { checkReader } from './check-reader.js'
import type { Counter } from './create-counter.js'
import { createEventKeys } from './event-key.js'
import { readCharts } from './read-charts.js'

export type AnalyticsOptions = AnalyticsSettings & {
  counter: Counter
  /** Opens the database, or returns the open one. Rejects while it cannot be opened. */
  openDatabase: () => Promise<Db>
  /** Folder of the built page of charts. */
  pageFolder: string
}

/** Handles a request. `address` is the caller's IP address, for its limits. It is stored nowhere. */
export type Analytics = (request: Request, address?: string) => Promise<Response>

/** The largest body of an event, bytes. */
const MAX_BODY = 4_096
const PER_ADDRESS = { rate: 100 / 60, burst: 100 }
const PER_PROJECT = { rate: 500, burst: 5_000 }
/** The limit for the page of charts, which has a few files: it is too low to guess a token. */
const PER_READER = { rate: 2, burst: 200 }
/** For files whose names have the hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Everything comes from this origin, and nothing inline runs. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const preflight = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
  // How long a browser remembers it, seconds.
  'access-control-max-age': '7200',
}

/**
 * Counts the events that Lintel sends, and shows the counts as charts: a request handler for everything in docs/analytics.md.
 *
 * @example const answer = createAnalytics({ counter, openDatabase, pageFolder, readToken: process.env.READ_TOKEN })
 */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { counter, openDatabase, pageFolder, readToken, projectIds, allowedOrigins = [] } = options
  const { allowsLoopback = false, now = Date.now, report = console.error } = options
  const reportOutage = limitReports(report)
  const toKey = createEventKeys(now)
  const limit = createRequestLimits({
    perAddress: options.perAddress ?? PER_ADDRESS,
    perProject: options.perProject ?? PER_PROJECT,
    now,
  })
  const limitReaders = createRequestLimits({ perAddress: PER_READER, perProject: PER_PROJECT, now })
  const app = new Hono<{ Bindings: { address: string | undefined } }>()

  app.use(recordRoute)
  app.use('/e', async (context, next) => {
    await next()
    // The replies contain no secrets, and the sender must see a 403.
    context.header('access-control-allow-origin', '*')
    context.header('x-content-type-options', 'nosniff')
  })
  app.options('/e', (context) => context.body(null, 204, preflight))
  app.post('/e', async ({ req, env }) => {
    const refusal = checkCaller(req.raw, { projectIds, allowedOrigins, allowsLoopback })
    // Lintel stops sending after a 403.
    if (refusal?.status === 401) return new Response(refusal.body, { status: 403, headers: refusal.headers })
    if (refusal) return refusal
    const projectId = req.query('projectId')
    const tooMany = limit({ address: env.address, projectId }, 1)
    if (tooMany) return tooMany
    if (!/^(text\/plain|application\/json)\b/i.test(req.header('content-type') ?? '')) {
      return answerFailure(415, [{ field: 'body', description: 'Must be JSON, as text/plain or application/json.' }])
    }
    const text = await readUpTo(MAX_BODY, req.raw)
    if (text === undefined)
      return answerFailure(413, [{ field: 'body', description: `Must have ${MAX_BODY} bytes at most.` }])
    const body = safeParse(eventBodySchema, parseJson(text), { abortEarly: true })
    if (!body.success) {
      return answerFailure(400, [
        { field: 'body', description: 'Must be an event of the catalogue (docs/analytics.md).' },
      ])
    }
    // Global Privacy Control: Lintel sends no events with it, but another sender may.
    if (req.header('sec-gpc') === '1') return new Response(null, { status: 204 })
    counter.add(toKey(projectId ?? '', body.output))
    return new Response(null, { status: 204 })
  })

  app.use(async (context, next) => {
    const reader = { headers: context.req.raw.headers, address: context.env.address }
    const refusal = limitReaders({ address: reader.address, projectId: undefined }, 1) ?? checkReader(reader, readToken)
    if (refusal) context.res = refusal
    else await next()
    context.header('x-content-type-options', 'nosniff')
    context.header('referrer-policy', 'no-referrer')
    context.header('content-security-policy', POLICY)
  })
  app.get('/', compress(), async (context) => {
    const asked = Number(context.req.query('days'))
    const days: Period = periods.find((period) => period === asked) ?? 30
    const project = context.req.query('project') ?? null
    // The counts until now.
    await counter.flush()
    const data = await openDatabase()
      .then((db) => readCharts(db, { days, project, now: now() }))
      .catch((error: unknown) => {
        reportOutage(`Analytics: the counts cannot be read. ${formatError(error)}`)
        return null
      })
    const html = await readFile(join(pageFolder, 'index.html'), 'utf8')
    context.header('cache-control', 'no-store')
    if (!data) context.header('retry-after', String(DATABASE_RETRY_AFTER))
    return context.html(insertDataBlock(html, { id: DATA_ELEMENT, value: data }), data ? 200 : 503)
  })
  app.get(
    '/assets/*',
    async (context, next) => {
      await next()
      // Vite puts the content's hash into every name.
      if (context.res.ok) context.header('cache-control', IMMUTABLE)
    },
    serveFolder(pageFolder),
  )
  app.notFound(() => answerFailure(404, [{ field: 'path', description: 'There is no such endpoint.' }]))
  app.onError((error) => {
    report(`Analytics: a request failed. ${formatError(error)}`)
    return answerFailure(500, [{ field: 'server', description: 'The server failed. Try again later.' }])
  })
  return async (request, address) => app.fetch(request, { address })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
