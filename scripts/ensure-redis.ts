import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describeInstall, hasApt, installDebianPackage } from './install-debian-package.js'

const PACKAGE = 'redis-server'
const BINARIES = ['redis-server', 'valkey-server']

function findRedis(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin'].filter(Boolean)
  return folders.flatMap((folder) => BINARIES.map((name) => join(folder, name))).find((path) => existsSync(path))
}

/**
 * Returns the path of a Redis or Valkey server. Installs Debian's if there is none and the process may install packages.
 * @throws Error with the command to run, if there is none and the process may not install it.
 */
export function ensureRedis(): string {
  const present = findRedis()
  if (present !== undefined) return present
  installDebianPackage(PACKAGE)
  const installed = findRedis()
  if (installed !== undefined) return installed
  const how = hasApt()
    ? `sudo ${describeInstall(PACKAGE)}`
    : 'install Redis 7 or Valkey 8 so that redis-server is in PATH'
  throw new Error(`redis-server is missing. Run: ${how}`)
}
