import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import type { RequestHandler } from '../index.js'
import { formatContentSecurityPolicy, formatStorybookPolicy, type PolicySources } from './content-security-policy.js'
import type { RuntimeConfig } from './runtime-config.js'
import { injectConfig } from './runtime-config.js'
import { serveFolder } from './serve-folder.js'

/** Names of the local machine. A page requested by one of them gets service addresses with the same name. */
export type LoopbackHost = 'localhost' | '127.0.0.1' | '[::1]'

export type PageAppOptions = {
  /** Folder of built pages. */
  folder: string
  readConfig: (host: LoopbackHost) => RuntimeConfig
  readPolicy: (host: LoopbackHost, path: string) => Omit<PolicySources, 'nonce'>
  /** Folder of a built Storybook, served under /storybook/. */
  storybookFolder?: string
  /** Services under a path of the pages' server, such as `/directory`. */
  mounts?: Mounts
}

export type Mounts = Readonly<Record<`/${string}`, RequestHandler>>

type PageEnv = { Variables: { nonce: string } }

/** Request handler for built pages: config inside the html, security headers, compressed and cached assets. */
export function createPageApp(options: PageAppOptions) {
  const { folder, readConfig, readPolicy, storybookFolder, mounts = {} } = options
  const app = new Hono<PageEnv>()

  // Before the other routes, because they set their own headers.
  for (const [path, answer] of Object.entries(mounts)) app.use(`${path}/*`, compress()).mount(path, answer)

  app.use(async (context, next) => {
    const nonce = randomBytes(16).toString('base64')
    context.set('nonce', nonce)
    await next()
    context.header('x-content-type-options', 'nosniff')
    context.header('referrer-policy', 'no-referrer')
    const policy = readPolicy(readHost(context), context.req.path)
    const isStorybook = context.req.path.startsWith('/storybook/')
    context.header(
      'content-security-policy',
      isStorybook ? formatStorybookPolicy(policy) : formatContentSecurityPolicy({ nonce, ...policy }),
    )
  })

  app.get('/config.json', (context) => {
    context.header('cache-control', 'no-store')
    return context.json(readConfig(readHost(context)))
  })

  if (storybookFolder) {
    app.get('/storybook', (context) => context.redirect('/storybook/'))
    app.get(
      '/storybook/*',
      serveFolder(storybookFolder, (path) => path.replace(/^\/storybook/, '')),
    )
  }

  app.get('*', compress(), async (context, next) => {
    const path = findPage(folder, context.req.path)
    if (!path) return next()
    context.header('cache-control', 'no-cache')
    const html = await readFile(path, 'utf8')
    return context.html(injectConfig(html, readConfig(readHost(context)), context.var.nonce))
  })

  app.get(
    '*',
    async (context, next) => {
      await next()
      // Vite puts the content's hash into every name in assets/.
      const isHashed = context.req.path.startsWith('/assets/') && context.res.ok
      context.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
    serveFolder(folder),
  )

  app.notFound((context) => context.text('Not found.', 404))
  return app
}

/** Returns the html file of a path (`/wc` is `wc.html`), or null if it does not exist or the path leaves the folder. */
function findPage(folder: string, path: string): string | null {
  const name = path.endsWith('/') ? `${path}index.html` : extname(path) === '' ? `${path}.html` : path
  if (!name.endsWith('.html')) return null
  const root = resolve(folder)
  const file = resolve(join(root, name))
  return file.startsWith(root + sep) && existsSync(file) ? file : null
}

function readHost(context: Context): LoopbackHost {
  const { hostname } = new URL(context.req.url)
  return hostname === '127.0.0.1' || hostname === '[::1]' ? hostname : 'localhost'
}
