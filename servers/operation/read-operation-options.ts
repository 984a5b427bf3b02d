import { readSettings } from '../config/read-settings.js'
import type { ServiceName } from './operation.js'

export type OperationOptions = {
  /** The address of health and metrics. Absent: not served. */
  metrics?: { port: number; host?: string }
  logFormat: 'text' | 'json'
}

/**
 * Reads the environment variables of docs/operation.md, which all services have: `METRICS_PORT`, `METRICS_HOST` and
 * `LOG_FORMAT`. The service itself reports faults in them, because it reads all of its variables.
 */
export function readOperationOptions(service: ServiceName, source: NodeJS.ProcessEnv): OperationOptions {
  const { read } = readSettings(service, source)
  const [port, host, logFormat] = [read('METRICS_PORT'), read('METRICS_HOST'), read('LOG_FORMAT')]
  if (port === undefined) return { logFormat }
  return { logFormat, metrics: { port, ...(host ? { host } : {}) } }
}
