import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Service } from '../service.js'
import { createPageApp, type PageAppOptions } from './create-page-app.js'

export type StartPagesOptions = PageAppOptions & {
  name: string
  /** 0 uses a free port. */
  port: number
}

/**
 * Serves built pages on loopback.
 *
 * @throws Error when the port is taken.
 */
export async function startPages({ name, port, ...options }: StartPagesOptions): Promise<Service> {
  const server = createAdaptorServer({ fetch: createPageApp(options).fetch })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address() as AddressInfo
  return {
    name,
    url: `http://localhost:${address.port}`,
    pid: process.pid,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
