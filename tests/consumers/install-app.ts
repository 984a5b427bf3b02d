import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packLibrary } from './pack-library.js'

/** ms. With npm's cache an install takes 3 to 8 s; the first one on a machine downloads up to 200 MB. */
export const LONGEST_INSTALL = 600_000
/** The name of the tarball in the lock files of the apps. */
export const TARBALL_NAME = 'lintel.tgz'
export const APPS = join(import.meta.dirname, 'apps')

/** An installed app, outside the repository: only its own node_modules are found. */
export type InstalledApp = {
  path: string
  /** Runs a command of the app's node_modules. Throws with its output when it fails. Returns its output. */
  run: (command: string, ...args: string[]) => Promise<string>
  remove: () => void
}

/** Copies the app `apps/<name>` and installs it by its lock file, with the packed library. */
export async function installApp(name: string): Promise<InstalledApp> {
  const tarball = await packLibrary()
  const path = mkdtempSync(join(tmpdir(), `lintel-${name}-`))
  cpSync(join(APPS, name), path, { recursive: true })
  cpSync(tarball, join(path, TARBALL_NAME))
  return { path, run: await installByLock(path), remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Installs a folder by its lock file. Returns `run` of an installed app. */
export async function installByLock(path: string): Promise<InstalledApp['run']> {
  const run = async (command: string, ...args: string[]) => {
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      PATH: `${join(path, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
    }
    // Vitest sets these for its own process.
    for (const key of ['NODE_ENV', 'NODE_OPTIONS', 'VITEST']) delete env[key]
    const options = { cwd: path, env, timeout: LONGEST_INSTALL, maxBuffer: 16 * 1024 * 1024 }
    const { stdout } = await promisify(execFile)(command, args, options).catch(({ message, stdout, stderr }) => {
      throw new Error(`${message}\n${stdout}\n${stderr}`)
    })
    return stdout
  }
  await run('npm', 'ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund')
  return run
}
