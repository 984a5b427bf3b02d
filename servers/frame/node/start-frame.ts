import { createOperation, type Operation } from '../../operation/operation.js'
import { serveRequests } from '../../process/serve-requests.js'
import type { Service } from '../../service.js'
import { createFrameService, type FrameServiceOptions } from '../create-frame-service.js'

export type StartFrameOptions = FrameServiceOptions & {
  /** 0 uses a free port. */
  port: number
  /** Default: loopback only. */
  host?: string
  /** Its health and metrics for the operator. Default: not served. */
  operation?: Operation
  report?: (message: string) => void
}

/**
 * Starts the server of the embedded wallet's frame.
 *
 * @throws Error when the port is taken, or the page is not built.
 */
export async function startFrame({ port, host, ...options }: StartFrameOptions): Promise<Service> {
  const { operation = createOperation('frame'), report = console.error } = options
  const { answer, close } = await createFrameService(options)
  return serveRequests({ name: 'Frame', answer, port, host, operation, report, closeParts: close })
}
