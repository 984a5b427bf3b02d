import { join } from 'node:path'
import { parseList } from '../../parse-list.js'
import { parsePort } from '../../parse-port.js'
import { readOriginsVariable } from '../../process/read-url-variable.js'
import { SHORTEST_TOKEN } from '../check-reader.js'
import type { StartAnalyticsOptions } from './start-analytics.js'

/**
 * Reads the environment variables of docs/analytics.md. Lists are separated by commas; empty means the default.
 *
 * @throws Error that names the variable and says what to write.
 */
export function readOptions(env: NodeJS.ProcessEnv): Omit<StartAnalyticsOptions, 'pageFolder'> {
  const projectIds = parseList(env.PROJECT_IDS)
  const allowedOrigins = readOriginsVariable('ALLOWED_ORIGINS', env.ALLOWED_ORIGINS)
  if (env.ADDRESS_HEADER && !env.READ_TOKEN) {
    // To the server every visitor of its proxy is a program of this machine.
    throw new Error(
      'Set READ_TOKEN: ADDRESS_HEADER says that there is a proxy, which would show the charts to everybody.',
    )
  }
  return {
    port: parsePort(env.PORT) ?? 3016,
    database: env.DATABASE_URL
      ? { url: env.DATABASE_URL }
      : { folder: join(env.LINTEL_DATA_DIR || '.data', 'analytics') },
    ...(env.HOST ? { host: env.HOST } : {}),
    ...(env.ADDRESS_HEADER ? { addressHeader: env.ADDRESS_HEADER } : {}),
    ...(env.READ_TOKEN ? { readToken: readToken(env.READ_TOKEN) } : {}),
    ...(projectIds.length ? { projectIds } : {}),
    ...(allowedOrigins.length ? { allowedOrigins } : {}),
    ...(env.ALLOW_LOOPBACK === '1' ? { allowsLoopback: true } : {}),
  }
}

function readToken(text: string): string {
  if (text.length >= SHORTEST_TOKEN && /^[\w.~+/=-]{1,200}$/.test(text)) return text
  throw new Error(
    `READ_TOKEN must have ${SHORTEST_TOKEN} to 200 letters, digits, and any of . _ ~ + / = -. \`openssl rand -hex 32\` writes one.`,
  )
}
