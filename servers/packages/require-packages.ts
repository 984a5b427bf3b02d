import { register } from 'node:module'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OperatorError } from '../operator-error.js'
import { findPackage, locatePackages } from './find-package.js'
import { formatPackages, type OptionalPackage, optionalPackages } from './optional-packages.js'

let isRegistered = false

/**
 * Makes packages importable from where they are installed. Call it before the import of a module that imports them.
 *
 * @throws OperatorError that names the packages to install.
 */
export function requirePackages(...names: OptionalPackage[]): void {
  const missing = listMissing(names)
  if (missing.length > 0) throw new OperatorError(describeMissing(missing))
  const isElsewhere = names.some((name) => !isAbove(findPackage(name) ?? ''))
  if (isRegistered || !isElsewhere) return
  isRegistered = true
  register('./package-hook.js', import.meta.url)
}

/** Whether a folder is above these files, where Node looks itself. */
function isAbove(folder: string): boolean {
  return fileURLToPath(import.meta.url).startsWith(folder === sep ? sep : folder + sep)
}

/** The packages that are not installed. */
export function listMissing(names: readonly OptionalPackage[]): OptionalPackage[] {
  return names.filter((name) => findPackage(name) === undefined)
}

/** Says which packages are missing, for what, and the command that installs them. */
export function describeMissing(missing: readonly OptionalPackage[]): string {
  const reasons = missing.map((name) => `${name} (${optionalPackages[name].why})`)
  // Beside Lintel if it is installed here, and else where `lintel start` installs them.
  const place = isAbove(process.cwd()) ? '' : `--prefix ${locatePackages()} `
  return `Not installed: ${reasons.join(', ')}. Run: npm install ${place}${formatPackages(missing).join(' ')}`
}
