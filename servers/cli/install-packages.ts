import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OperatorError } from '../operator-error.js'
import { locatePackages } from '../packages/find-package.js'
import { formatPackages, type OptionalPackage } from '../packages/optional-packages.js'
import { describeMissing, listMissing } from '../packages/require-packages.js'
import { takeFileLock } from '../process/take-file-lock.js'

type Report = (message: string) => void

/**
 * Installs missing packages with npm into the data folder, once, without the scripts of packages. While another start installs into the
 * same folder, it waits.
 *
 * @throws OperatorError if npm fails, or installing is not allowed.
 */
export async function installPackages(
  names: readonly OptionalPackage[],
  { installs, report }: { installs: boolean; report: Report },
): Promise<void> {
  const folder = locatePackages()
  const lock = `${folder}.lock`
  // While another start installs a package, some of its files are there.
  const isIncomplete = existsSync(lock)
  const missing = listMissing(names)
  if (missing.length > 0 && !installs) throw new OperatorError(describeMissing(missing))
  if (names.length === 0 || !installs || (missing.length === 0 && !isIncomplete)) return
  await mkdir(dirname(lock), { recursive: true })
  const wasLeftBehind = await takeFileLock(lock)
  try {
    // npm would take for complete what a start that was killed has begun.
    if (wasLeftBehind) await rm(join(folder, 'node_modules'), { recursive: true, force: true })
    const stillMissing = listMissing(names)
    if (stillMissing.length > 0) await install(stillMissing, folder, report)
  } finally {
    await rm(lock, { force: true })
  }
}

async function install(missing: readonly OptionalPackage[], folder: string, report: Report): Promise<void> {
  report(`Installs ${formatPackages(missing).join(', ')} with npm into ${folder}, once.`)
  await mkdir(folder, { recursive: true })
  // Without a manifest npm would install into a folder above that has one.
  if (!existsSync(join(folder, 'package.json'))) await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  const flags = ['--save-exact', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const child = spawn('npm', ['install', ...flags, ...formatPackages(missing)], {
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
  if (code === 0) return report('They are installed.')
  throw new OperatorError(`npm could not install them (${code}). ${output.trim()}\n${describeMissing(missing)}`)
}
