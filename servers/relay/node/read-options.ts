import { defaultPorts } from '../../config/common-variables.js'
import { readSettings } from '../../config/read-settings.js'
import { parseLimits } from './parse-limits.js'
import type { StartRelayOptions } from './start-relay.js'

/**
 * Reads the environment variables of the relay (docs/configuration.md).
 *
 * @throws ConfigurationError
 */
export function readOptions(source: NodeJS.ProcessEnv): StartRelayOptions {
  const settings = readSettings('relay', source)
  const { env, read } = settings
  const limits = settings.attempt(() => parseLimits(env.RELAY_LIMITS))
  settings.finish()
  const [projectIds, allowedOrigins, audiences] = [read('PROJECT_IDS'), read('ALLOWED_ORIGINS'), read('RELAY_URLS')]
  const [host, redisUrl, statePath] = [read('HOST'), read('REDIS_URL'), read('RELAY_STATE')]
  const [addressHeader, capacity] = [read('ADDRESS_HEADER'), read('RELAY_CAPACITY')]
  return {
    port: read('PORT') ?? defaultPorts.relay,
    ...(host ? { host } : {}),
    ...(redisUrl ? { redisUrl } : {}),
    ...(statePath ? { statePath } : {}),
    ...(addressHeader ? { addressHeader } : {}),
    ...(capacity ? { capacity } : {}),
    ...(limits ? { limits } : {}),
    // Its own port is public, and the port for them is there.
    ...(read('METRICS_PORT') === undefined ? {} : { servesOperation: false }),
    access: {
      ...(projectIds?.length ? { projectIds } : {}),
      ...(allowedOrigins?.length ? { allowedOrigins } : {}),
      ...(audiences?.length ? { audiences } : {}),
    },
  }
}
