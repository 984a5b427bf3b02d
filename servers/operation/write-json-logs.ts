import { format } from 'node:util'
import { formatError } from '../format-error.js'
import type { ServiceName } from './operation.js'
import { readRequest } from './request-context.js'

type Level = 'info' | 'warn' | 'error'

/** A service, or the command that runs several in its own process. */
export type LoggingProgram = ServiceName | 'lintel'

export type LogLine = {
  /** ISO 8601. */
  time: string
  level: Level
  service: LoggingProgram
  /** The id of the request within which it was written. */
  requestId?: string
  /** One sentence or several, without line breaks. */
  message: string
  /** The frames of an error. */
  stack?: string
}

export type JsonLogOptions = {
  service: LoggingProgram
  /** Writes a line with its end. Errors and warnings go to standard error. */
  write?: (line: string, level: Level) => void
  /** Ms since 1970. */
  now?: () => number
}

/** A frame of V8's stack traces, as `formatError` writes it. */
const frame = /^\s+at /

/**
 * Has this process write each message to the console as one line of JSON. It is for programs, whose libraries write there too.
 * Returns what ends it.
 *
 * Messages of `console.error` and `console.warn` are warnings: the service continues. With the frames of an error they are errors.
 */
export function writeJsonLogs(options: JsonLogOptions): () => void {
  const { service, now = Date.now } = options
  const { write = (line, level) => (level === 'info' ? process.stdout : process.stderr).write(line) } = options
  const kept = { log: console.log, info: console.info, warn: console.warn, error: console.error }
  const createWriter =
    (level: Level) =>
    (...parts: unknown[]) => {
      const line = formatLine({ level, service, time: new Date(now()).toISOString() }, parts)
      write(`${JSON.stringify(line)}\n`, line.level)
    }
  const info = createWriter('info')
  const warn = createWriter('warn')
  Object.assign(console, { log: info, info, warn, error: warn })
  const onWarning = (warning: Error) => warn(`${warning.name}: ${warning.message}`)
  const printers = process.listeners('warning')
  // Node's own prints text.
  process.removeAllListeners('warning').on('warning', onWarning)
  return () => {
    Object.assign(console, kept)
    process.off('warning', onWarning)
    for (const printer of printers) process.on('warning', printer)
  }
}

function formatLine(head: Pick<LogLine, 'time' | 'level' | 'service'>, parts: readonly unknown[]): LogLine {
  // The message of an error may contain data of a request.
  const text = format(...parts.map((part) => (part instanceof Error ? formatError(part) : part)))
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const stack = lines.filter((line) => frame.test(line)).map((line) => line.trim())
  const message = lines.filter((line) => !frame.test(line)).join(' ')
  const request = readRequest()
  return {
    ...head,
    level: stack.length > 0 ? 'error' : head.level,
    ...(request ? { requestId: request.id } : {}),
    message,
    ...(stack.length > 0 ? { stack: stack.join('\n') } : {}),
  }
}
