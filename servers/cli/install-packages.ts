import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OperatorError } from '../operator-error.js'
import { locatePackage, locatePackages } from '../packages/find-package.js'
import { formatPackages, type OptionalPackage } from '../packages/optional-packages.js'
import { describeMissing, listMissing } from '../packages/require-packages.js'
import { parts } from '../parts/find-parts.js'
import { waitForLock } from '../process/lock-file.js'

/**
 * Installs missing packages with npm into the data folder, once: the versions of the tests, whose integrity npm checks, without
 * their scripts. While another start installs into the same folder, it waits.
 *
 * @throws OperatorError if npm fails, or installing is not allowed.
 */
export async function installPackages(
  names: readonly OptionalPackage[],
  { installs, report }: { installs: boolean; report: (message: string) => void },
): Promise<void> {
  const folder = locatePackages()
  const path = `${folder}.lock`
  // While another start installs a package, some of its files are there.
  const isIncomplete = existsSync(path)
  const missing = listMissing(names)
  if (missing.length > 0 && !installs) throw new OperatorError(describeMissing(missing))
  if (names.length === 0 || !installs || (missing.length === 0 && !isIncomplete)) return
  await mkdir(dirname(path), { recursive: true })
  const lock = await waitForLock(path)
  try {
    // A start that was killed may have left a package that looks complete.
    if (lock.wasLeftBehind) await rm(folder, { recursive: true, force: true })
    const stillMissing = listMissing(names)
    if (stillMissing.length === 0) return
    report(`Installs ${formatPackages(stillMissing).join(', ')} with npm into ${folder}, once.`)
    for (const name of stillMissing) await install(name)
    report('They are installed.')
  } finally {
    await lock.release()
  }
}

async function install(name: OptionalPackage): Promise<void> {
  const { manifest, lock } = await parts.readInstallation(name)
  // A folder of its own: `npm ci` removes what another package has installed.
  const folder = locatePackage(name)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock))
  const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const child = spawn('npm', ['ci', ...flags], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    // On Windows npm is a script.
    shell: process.platform === 'win32',
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-2_000)
  })
  const [code] = await once(child, 'close').catch((error: Error) => [error.message])
  if (code === 0) return
  throw new OperatorError(`npm could not install ${name} (${code}). ${output.trim()}\n${describeMissing([name])}`)
}
