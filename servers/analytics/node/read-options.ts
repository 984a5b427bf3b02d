import { join } from 'node:path'
import { defaultPorts } from '../../config/common-variables.js'
import { readSettings } from '../../config/read-settings.js'
import { parseReadToken } from '../check-reader.js'
import type { StartAnalyticsOptions } from './start-analytics.js'

/**
 * Reads the environment variables of the analytics server (docs/configuration.md).
 *
 * @throws ConfigurationError
 */
export function readOptions(source: NodeJS.ProcessEnv): StartAnalyticsOptions {
  const settings = readSettings('analytics', source)
  const { env, read } = settings
  const token = settings.attempt(() => (env.READ_TOKEN === undefined ? undefined : parseReadToken(env.READ_TOKEN)))
  if (env.ADDRESS_HEADER && !env.READ_TOKEN) {
    // To the server every visitor of its proxy is a program of this machine.
    settings.refuse(
      'Set READ_TOKEN: ADDRESS_HEADER says that there is a proxy, which would show the charts to everybody.',
    )
  }
  const found = settings.findPublic()
  if (found) {
    const here = `${found.name} has ${found.value}, ${found.why}`
    // A proxy that names no caller, and writes a name of this machine, would show them to everybody.
    if (!env.READ_TOKEN && !env.ADDRESS_HEADER) settings.refuse(`${here}: set READ_TOKEN to $(openssl rand -hex 32).`)
    if (read('ALLOW_LOOPBACK')) settings.refuse(`${here}: remove ALLOW_LOOPBACK, which is for development.`)
  }
  settings.finish()
  const [projectIds, allowedOrigins, url] = [read('PROJECT_IDS'), read('ALLOWED_ORIGINS'), read('DATABASE_URL')]
  const [host, addressHeader, pageFolder] = [read('HOST'), read('ADDRESS_HEADER'), read('PAGE_FOLDER')]
  return {
    port: read('PORT') ?? defaultPorts.analytics,
    database: url ? { url } : { folder: join(read('LINTEL_DATA_DIR'), 'analytics') },
    ...(host ? { host } : {}),
    ...(addressHeader ? { addressHeader } : {}),
    ...(token ? { readToken: token } : {}),
    ...(projectIds?.length ? { projectIds } : {}),
    ...(allowedOrigins?.length ? { allowedOrigins } : {}),
    ...(read('ALLOW_LOOPBACK') ? { allowsLoopback: true } : {}),
    ...(pageFolder ? { pageFolder } : {}),
  }
}
