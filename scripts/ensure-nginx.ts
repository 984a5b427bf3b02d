import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describeInstall, hasApt, installDebianPackage } from './install-debian-package.js'

const PACKAGE = 'nginx-light'

function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'].filter(Boolean)
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))
}

/**
 * Returns the path of nginx. Installs Debian's if there is none and the process may install packages.
 * @throws Error with the command to run, if there is none and the process may not install it.
 */
export function ensureNginx(): string {
  const present = findNginx()
  if (present !== undefined) return present
  installDebianPackage(PACKAGE)
  const installed = findNginx()
  if (installed !== undefined) return installed
  const how = hasApt() ? `sudo ${describeInstall(PACKAGE)}` : 'install nginx 1.22 or newer so that nginx is in PATH'
  throw new Error(`nginx is missing. Run: ${how}`)
}
