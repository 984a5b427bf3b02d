import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describeInstall, hasApt, installDebianPackage } from './install-debian-package.js'

const PACKAGE = 'postgresql'
const PROGRAMS = ['initdb', 'postgres']
/** Debian keeps each version in a folder of its own, outside of PATH. */
const DEBIAN_FOLDER = '/usr/lib/postgresql'

function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : []
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one))
  const folders = [
    ...(process.env.PATH ?? '').split(':').filter(Boolean),
    ...newestFirst.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
  ]
  return folders.find((folder) => PROGRAMS.every((program) => existsSync(join(folder, program))))
}

/**
 * Returns the folder with PostgreSQL's programs. Installs Debian's if there is none and the process may install packages.
 * @throws Error with the command to run, if there is none and the process may not install it.
 */
export function ensurePostgres(): string {
  const present = findPostgres()
  if (present !== undefined) return present
  installDebianPackage(PACKAGE)
  const installed = findPostgres()
  if (installed !== undefined) return installed
  const how = hasApt()
    ? `sudo ${describeInstall(PACKAGE)}`
    : 'install PostgreSQL 15 or newer so that initdb and postgres are in PATH'
  throw new Error(`PostgreSQL is missing. Run: ${how}`)
}
