import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../operator-error.js'
import { locatePackages } from '../packages/find-package.js'
import { formatPackages, type OptionalPackage } from '../packages/optional-packages.js'
import { describeMissing, listMissing } from '../packages/require-packages.js'

/**
 * Installs missing packages with npm into the data folder, once, without the scripts of packages.
 *
 * @throws OperatorError if npm fails, or installing is not allowed.
 */
export async function installPackages(
  names: readonly OptionalPackage[],
  { installs, report }: { installs: boolean; report: (message: string) => void },
): Promise<void> {
  const missing = listMissing(names)
  if (missing.length === 0) return
  if (!installs) throw new OperatorError(describeMissing(missing))
  const folder = locatePackages()
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
