import { parsePort } from '../parse-port.js'

export type LogFormat = 'text' | 'json'

export type OperationOptions = {
  /** Where health and metrics are served. Absent: nowhere. */
  metrics?: { port: number; host?: string }
  logFormat: LogFormat
}

/**
 * Reads the environment variables of docs/operation.md, which all services have: `METRICS_PORT`, `METRICS_HOST` and
 * `LOG_FORMAT`.
 *
 * @throws Error that names the variable and says what to write.
 */
export function readOperationOptions(env: NodeJS.ProcessEnv): OperationOptions {
  const logFormat = env.LOG_FORMAT || 'text'
  if (logFormat !== 'text' && logFormat !== 'json') {
    throw new Error(`LOG_FORMAT is ${JSON.stringify(logFormat)}. Write text or json.`)
  }
  const port = parsePort(env.METRICS_PORT, 'METRICS_PORT')
  if (port === undefined) return { logFormat }
  return { logFormat, metrics: { port, ...(env.METRICS_HOST ? { host: env.METRICS_HOST } : {}) } }
}
