import { formatError } from '../format-error.js'
import { createOperation, type Operation, type ServiceName } from '../operation/operation.js'
import { readOperationOptions } from '../operation/read-operation-options.js'
import { serveOperation } from '../operation/serve-operation.js'
import { writeJsonLogs } from '../operation/write-json-logs.js'
import type { Service } from '../service.js'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** How long the service may take to finish its requests, write what it has in memory and close, ms. */
const CLOSE_TIMEOUT = 10_000
/** Ctrl-C reaches a program under npm twice, ms. */
const SAME_SIGNAL = 500

export type RunServiceOptions = {
  /** How messages name it, such as `The data API`. */
  name: string
  service: ServiceName
  start: (operation: Operation) => Promise<Pick<Service, 'url' | 'close'>>
}

/**
 * The program of a service: starts it, prints its URL and sends it to the process that forked this one, and closes it on
 * a signal or when that process ends. A second signal ends it at once, and so does a close that takes longer than 10 s. A
 * start that fails is printed and ends this process with 1, as does an error that nobody handles: Node would print its
 * message, which may contain data of a request.
 *
 * Health, metrics and the format of logs are those of docs/operation.md.
 */
export async function runService({ name, service, start }: RunServiceOptions): Promise<void> {
  process.on('uncaughtException', (error) => {
    console.error(`${name} ended. ${formatError(error)}`)
    process.exit(1)
  })
  try {
    const { metrics, logFormat } = readOperationOptions(service, process.env)
    if (logFormat === 'json') writeJsonLogs({ service })
    const operation = createOperation(service)
    // Before the service, which may take a while to start: it is live and not ready in the meantime.
    const served = metrics && (await serveOperation([operation], metrics))
    if (served) console.log(`${name} tells its health and metrics: ${served.url}`)
    const running = await start(operation)
    closeOnce(name, async () => {
      operation.change('stopping')
      await running.close()
      // The last, so that it reports until the end that the service is not ready.
      await served?.close()
    })
    console.log(`${name} is ready: ${running.url}`)
    process.send?.({ url: running.url })
  } catch (error) {
    console.error(`${name} did not start: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}

function closeOnce(name: string, closeAll: () => Promise<void>): void {
  let closingSince: number | undefined
  const close = async () => {
    if (closingSince !== undefined) return
    closingSince = performance.now()
    setTimeout(() => {
      console.error(`${name} did not close within ${CLOSE_TIMEOUT / 1_000} s, so it ends.`)
      process.exit(1)
    }, CLOSE_TIMEOUT).unref()
    await closeAll()
    process.exit()
  }
  for (const signal of signals) {
    process.on(signal, () => {
      // A second signal, from an operator who does not want to wait.
      if (closingSince !== undefined && performance.now() - closingSince > SAME_SIGNAL) process.exit(1)
      void close()
    })
  }
  // The process that forked this one has ended, or wants it to end.
  process.on('disconnect', () => void close())
}
