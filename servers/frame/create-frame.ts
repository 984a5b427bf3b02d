import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { checkHost } from '../http/check-host.js'
import { recordRoute } from '../http/record-route.js'
import type { OriginList } from '../origins/create-origin-list.js'
import { insertDataBlock } from '../pages/insert-data-block.js'
import { serveFolder } from '../pages/serve-folder.js'
import { formatFramePolicy, listAncestors } from './format-frame-policy.js'
import { CONFIG_ELEMENT, type FrameConfig } from './frame-config.js'
import { type FrameFont, readFonts } from './frame-fonts.js'

/** For files whose names have the hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

export type FrameOptions = {
  /** Folder of the built page. */
  folder: string
  /** The services that the page calls. Read at each request, since a service may start after this one. */
  readConfig: () => Pick<FrameConfig, 'identityUrl' | 'networks' | 'dataApiUrl'>
  /** The origins of the project, read at each request. */
  readOrigins: OriginList['read']
  /** Whether every page of this machine may also show the frame. True only for a project in development. */
  allowsLoopback: boolean
  /** Names of this server in the `Host` header besides the loopback ones, in lower case. */
  hosts?: readonly string[]
  /** The typeface of the page. Default: that of the visitor's system. */
  fonts?: readonly FrameFont[]
}

/**
 * Serves the page of the embedded wallet's frame, with its configuration inside the page, the headers of docs/embedded.md, and
 * its typeface.
 * Pages that the list does not name cannot show it: an empty list allows none.
 *
 * @example const answer = createFrame({ folder, readConfig, readOrigins: list.read, allowsLoopback: false })
 */
export function createFrame(options: FrameOptions): (request: Request) => Promise<Response> {
  const { folder, readConfig, readOrigins, allowsLoopback, hosts = [] } = options
  const fonts = readFonts(options.fonts ?? [])
  const app = new Hono()

  app.use(recordRoute)
  app.use(async (context, next) => {
    const refusal = checkHost(context.req.raw.headers, hosts)
    if (refusal) context.res = refusal
    else await next()
    context.header('x-content-type-options', 'nosniff')
    context.header('referrer-policy', 'no-referrer')
    // The policy of every file that is not a page. It applies to the worker, which therefore can call no server.
    if (!context.res.headers.has('content-security-policy')) {
      context.header('content-security-policy', "default-src 'none'")
    }
  })

  app.get('/', compress(), async (context) => {
    const allowedOrigins = [...(await readOrigins())]
    const services = readConfig()
    const config: FrameConfig = { ...services, allowedOrigins, allowsLoopback }
    const html = await readFile(join(folder, 'index.html'), 'utf8')
    context.header('cache-control', 'no-store')
    // Pages of the same site share no process with it, if the browser can separate them.
    context.header('origin-agent-cluster', '?1')
    context.header(
      'content-security-policy',
      formatFramePolicy({
        connect: [
          services.identityUrl,
          ...(services.dataApiUrl ? [services.dataApiUrl] : []),
          ...services.networks.flatMap(({ rpcUrl, bundlerUrl }) => (bundlerUrl ? [rpcUrl, bundlerUrl] : [rpcUrl])),
        ],
        identityUrl: services.identityUrl,
        ancestors: listAncestors(allowedOrigins, allowsLoopback),
        hasFonts: fonts.files.size > 0,
      }),
    )
    return context.html(insertDataBlock(html, { id: CONFIG_ELEMENT, value: config, after: fonts.html }))
  })

  app.get('/fonts/:name', (context) => {
    const file = fonts.files.get(context.req.param('name'))
    if (!file) return context.notFound()
    return context.body(file.body, 200, { 'content-type': file.type, 'cache-control': IMMUTABLE })
  })

  app.get(
    '/assets/*',
    async (context, next) => {
      await next()
      // Vite puts the content's hash into every name.
      if (context.res.ok) context.header('cache-control', IMMUTABLE)
    },
    serveFolder(folder),
  )

  app.notFound((context) => context.text('Not found.', 404))
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} has no index.html. Build the frame first.`)
  return async (request) => app.fetch(request)
}
