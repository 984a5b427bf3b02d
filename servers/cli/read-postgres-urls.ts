import { nameAlone, readSettings } from '../config/read-settings.js'
import { storingServices } from './data-folder.js'
import { refuseUnreadFiles } from './refuse-unread-files.js'

/**
 * The names of the variables with the PostgreSQL URLs of services, such as `DATABASE_URL`.
 *
 * @throws OperatorError if a file with a URL cannot be read.
 */
export function readPostgresUrls(): string[] {
  const names = storingServices.flatMap((service) => {
    refuseUnreadFiles(service, ['DATABASE_URL'], process.env)
    if (!readSettings(service, process.env).env.DATABASE_URL) return []
    const alone = nameAlone(service, 'DATABASE_URL')
    return process.env[alone] || process.env[`${alone}_FILE`] ? [alone] : ['DATABASE_URL']
  })
  return [...new Set(names)]
}
