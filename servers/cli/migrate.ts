import { readSettings } from '../config/read-settings.js'
import type { DatabaseDefinition } from '../database/database-definition.js'
import { openDatabase } from '../database/open-database.js'
import { formatError } from '../format-error.js'
import { OperatorError } from '../operator-error.js'
import type { ProgramName } from '../parts/parts.js'
import { type StoringService, storingServices } from './data-folder.js'

/** The tables of each service. */
const definitions: Readonly<Record<StoringService, () => Promise<DatabaseDefinition>>> = {
  identity: async () => (await import('../identity/database/identity-definition.js')).identityDefinition,
  analytics: async () => (await import('../analytics/database/analytics-definition.js')).analyticsDefinition,
  'data-api': async () => (await import('../data-api/database/data-api-definition.js')).dataApiDefinition,
}

/**
 * `lintel migrate`: migrates the PostgreSQL of each service to this version, and starts nothing. The old version may
 * run in the meantime.
 *
 * @throws OperatorError when a service has none, or it does not answer.
 */
export async function migrate({ services }: { services: readonly ProgramName[] }): Promise<void> {
  const chosen = storingServices.filter((service) => services.length === 0 || services.includes(service))
  for (const service of chosen) {
    const settings = readSettings(service, process.env)
    const url = settings.read('DATABASE_URL')
    if (!settings.env.DATABASE_URL) {
      throw new OperatorError(
        `DATABASE_URL is "", so ${service} has an embedded database, which migrates when the service starts.`,
      )
    }
    if (url === undefined)
      throw new OperatorError('DATABASE_URL is not valid. Write postgres://user:password@host/name.')
    const definition = await definitions[service]()
    const database = await openDatabase({ url }, definition, { report: console.error }).catch((error: unknown) => {
      // Without the stack: the cause is the address, the rights or the version.
      const [cause] = formatError(error).split('\n')
      throw new OperatorError(
        `The database of ${service} cannot be migrated, so nothing was changed. ${cause}.`.replace(/\.\.$/, '.'),
      )
    })
    await database.close()
    console.log(`The database of ${service} has this version.`)
  }
}
