import { nameAlone, readSettings } from '../config/read-settings.js'
import type { Reader } from '../config/variable.js'
import { OperatorError } from '../operator-error.js'

/**
 * Refuses a file of a secret that cannot be read or is empty. A service does not start with one; a command would work on the
 * embedded database instead of the one that the file names, or with other keys.
 *
 * @throws OperatorError that names the file.
 */
export function refuseUnreadFiles(service: Reader, names: readonly string[], source: NodeJS.ProcessEnv): void {
  const { env } = readSettings(service, source)
  for (const name of names.filter((one) => !env[one])) {
    const variable = [nameAlone(service, name), name].map((one) => `${one}_FILE`).find((one) => source[one])
    if (variable === undefined) continue
    throw new OperatorError(
      `${variable} is ${JSON.stringify(source[variable])}, which cannot be read or is empty. Write the path of a file that this user may read.`,
    )
  }
}
