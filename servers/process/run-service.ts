import { formatError } from '../format-error.js'
import type { Service } from '../service.js'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * The program of a service: starts it, prints its URL and tells it to the process that forked this one, and closes it on
 * a signal or when that process ends. A start that fails is printed and ends this process with 1, as does an error that
 * nobody handles: Node would print its message, which may hold what a request sent.
 *
 * @param name How messages name it, such as `The data API`.
 */
export async function runService(name: string, start: () => Promise<Pick<Service, 'url' | 'close'>>): Promise<void> {
  process.on('uncaughtException', (error) => {
    console.error(`${name} ended. ${formatError(error)}`)
    process.exit(1)
  })
  try {
    const service = await start()
    let isClosing = false
    const close = async () => {
      if (isClosing) return
      isClosing = true
      await service.close()
      process.exit()
    }
    for (const signal of signals) process.on(signal, () => void close())
    // The process that forked this one has ended, or wants it to end.
    process.on('disconnect', () => void close())
    console.log(`${name} is ready: ${service.url}`)
    process.send?.({ url: service.url })
  } catch (error) {
    console.error(`${name} did not start: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}
