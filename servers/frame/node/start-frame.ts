import { listen } from '../../http/listen.js'
import type { Service } from '../../service.js'
import { createFrame, type FrameOptions } from '../create-frame.js'

export type StartFrameOptions = FrameOptions & {
  /** 0 uses a free port. */
  port: number
  /** Default: loopback only. */
  host?: string
}

/**
 * Starts the server of the embedded wallet's frame.
 *
 * @throws Error when the port is taken, or the page is not built.
 */
export async function startFrame({ port, host, ...options }: StartFrameOptions): Promise<Service> {
  const answer = createFrame(options)
  const server = await listen({ fetch: answer, port, ...(host === undefined ? {} : { host }) })
  return { name: 'Frame', url: server.url, pid: process.pid, close: server.close }
}
