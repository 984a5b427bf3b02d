import { parseList } from '../../parse-list.js'
import { parsePort } from '../../parse-port.js'
import { readOriginsVariable } from '../../process/read-url-variable.js'
import { runService } from '../../process/run-service.js'
import { parseLimits } from './parse-limits.js'
import { type StartRelayOptions, startRelay } from './start-relay.js'

await runService({
  name: 'The relay',
  service: 'relay',
  start: async (operation) => startRelay({ ...readOptions(process.env), operation }),
})

/** Reads the environment variables of docs/relay.md. Lists are separated by commas; empty means the default. */
function readOptions(env: NodeJS.ProcessEnv): StartRelayOptions {
  const [projectIds, audiences] = [env.RELAY_PROJECT_IDS, env.RELAY_URLS].map(parseList)
  const allowedOrigins = readOriginsVariable('RELAY_ALLOWED_ORIGINS', env.RELAY_ALLOWED_ORIGINS)
  return {
    port: parsePort(env.PORT) ?? 3002,
    ...(env.HOST ? { host: env.HOST } : {}),
    ...(env.REDIS_URL ? { redisUrl: env.REDIS_URL } : {}),
    ...(env.RELAY_STATE ? { statePath: env.RELAY_STATE } : {}),
    ...(env.RELAY_ADDRESS_HEADER ? { addressHeader: env.RELAY_ADDRESS_HEADER } : {}),
    ...(env.RELAY_CAPACITY ? { capacity: parseCapacity(env.RELAY_CAPACITY) } : {}),
    limits: parseLimits(env.RELAY_LIMITS),
    access: {
      ...(projectIds?.length ? { projectIds } : {}),
      ...(allowedOrigins.length ? { allowedOrigins } : {}),
      ...(audiences?.length ? { audiences } : {}),
    },
  }
}

/** MiB, in bytes. */
function parseCapacity(text: string): number {
  if (/^\d{1,6}$/.test(text) && Number(text) > 0) return Number(text) * 1_048_576
  throw new Error(`RELAY_CAPACITY is ${text}. Write a whole number of MiB, for example 256.`)
}
