import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import type { Service } from '../service.js'
import type { Mounts } from './create-page-app.js'
import type { RuntimeConfig } from './runtime-config.js'
import { injectConfig } from './runtime-config.js'

export type StartDevPagesOptions = {
  name: string
  configFile: string
  /** 0 uses a free port. */
  port: number
  readConfig: () => RuntimeConfig
  /** Services under a path of the pages' server, such as `/directory`. */
  mounts?: Mounts
}

/** Serves pages from their sources with Vite's dev server. No content security policy: hot reload needs inline code. */
export async function startDevPages({
  name,
  configFile,
  port,
  readConfig,
  mounts = {},
}: StartDevPagesOptions): Promise<Service> {
  const { createServer } = await import('vite')
  const runtimeConfig: Plugin = {
    name: 'lintel-runtime-config',
    transformIndexHtml: (html) => injectConfig(html, readConfig()),
    configureServer(server) {
      for (const [path, answer] of Object.entries(mounts)) server.middlewares.use(path, getRequestListener(answer))
      server.middlewares.use('/config.json', (_request, response) => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(readConfig()))
      })
    },
  }
  const server = await createServer({
    configFile,
    clearScreen: false,
    logLevel: 'warn',
    plugins: [runtimeConfig],
    server: { port, host: '127.0.0.1', strictPort: port !== 0 },
  })
  await server.listen()
  const address = server.httpServer?.address()
  if (typeof address !== 'object' || address === null) throw new Error(`${name}: Vite listens on no port.`)
  return { name, url: `http://localhost:${address.port}`, pid: process.pid, close: () => server.close() }
}
