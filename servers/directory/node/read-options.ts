import { defaultPorts } from '../../config/common-variables.js'
import { readSettings } from '../../config/read-settings.js'
import { findPackage } from '../../packages/find-package.js'
import type { DirectoryOptions } from '../create-directory.js'
import { readWeb3Icon } from '../read-web3-icon.js'

export type DirectoryProgramOptions = DirectoryOptions & { port: number; host?: string }

/**
 * Reads the environment variables of the directory (docs/configuration.md).
 *
 * @throws ConfigurationError
 */
export function readOptions(source: NodeJS.ProcessEnv): DirectoryProgramOptions {
  const settings = readSettings('directory', source)
  const { read } = settings
  settings.finish()
  const [host, projectIds, allowedOrigins] = [read('HOST'), read('PROJECT_IDS'), read('ALLOWED_ORIGINS')]
  return {
    port: read('PORT') ?? defaultPorts.directory,
    // Without the package wallets get an image of letters.
    ...(findPackage('@web3icons/core') ? { readImage: readWeb3Icon } : {}),
    ...(host ? { host } : {}),
    ...(projectIds?.length ? { projectIds } : {}),
    ...(allowedOrigins?.length ? { allowedOrigins } : {}),
  }
}
