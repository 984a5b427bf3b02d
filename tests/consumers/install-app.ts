import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildOnce } from '../../servers/pages/build-once.js'
import { ROOT } from '../fixtures/source-files.js'
import { packLibrary } from './pack-library.js'

/**
 * ms. A guard: npm that is killed leaves a folder in which the next install fails. With npm's cache an install takes 3 to 8 s; the first one
 * on a machine downloads up to 200 MB, and at the lowest priority beside other work it takes ten minutes.
 */
export const MAX_INSTALL = 1_800_000
/** The name of the tarball in the lock files of the apps. */
export const TARBALL_NAME = 'lintel.tgz'
/** A folder for each install, with the apps that share it. */
export const APPS = join(import.meta.dirname, 'apps')
/** Each checkout has its own installs. */
const INSTALLS = join(tmpdir(), `lintel-consumers-${createHash('sha256').update(ROOT).digest('hex').slice(0, 8)}`)

/** An app in its install, outside the repository: only the node_modules of the install are found. */
export type InstalledApp = {
  path: string
  /** The node_modules of the install. */
  modules: string
  /** Runs a command of node_modules. Throws with its output when it fails. Returns its output. */
  run: (command: string, ...args: string[]) => Promise<string>
  remove: () => void
}

/**
 * Installs the packed library by the lock file of `apps/<peers>`, unless that is done, and copies the app
 * `apps/<peers>/<name>` into the install.
 *
 * @param peers What is installed beside Lintel: every peer, those that are not optional, or the oldest version of each and an
 *   older package of Radix.
 */
export async function installApp(
  peers: 'required-peers' | 'every-peer' | 'other-versions',
  name: string,
): Promise<InstalledApp> {
  const install = join(INSTALLS, peers)
  const modules = join(install, 'node_modules')
  const manifests = ['package.json', 'package-lock.json'].map((file) => join(APPS, peers, file))
  const tarball = await packLibrary()
  await buildOnce({ output: modules, sources: [...manifests, tarball] }, async () => {
    mkdirSync(install, { recursive: true })
    for (const path of manifests) cpSync(path, join(install, path.slice(join(APPS, peers).length)))
    cpSync(tarball, join(install, TARBALL_NAME))
    await installByLock(install)
  })
  const path = mkdtempSync(join(install, `${name}-`))
  const source = join(APPS, peers, name)
  // Without files of its own, an app is what its test writes.
  if (existsSync(source)) cpSync(source, path, { recursive: true })
  return {
    path,
    modules,
    run: (command, ...args) => runInstalled(path, modules, command, args),
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}

/** Installs a folder by its lock file. */
export async function installByLock(path: string): Promise<void> {
  const args = ['ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']
  await runInstalled(path, join(path, 'node_modules'), 'npm', args)
}

async function runInstalled(cwd: string, modules: string, command: string, args: string[]): Promise<string> {
  const env: NodeJS.ProcessEnv = { ...process.env, PATH: `${join(modules, '.bin')}:${process.env.PATH ?? ''}` }
  // Vitest sets these for its own process.
  for (const key of ['NODE_ENV', 'NODE_OPTIONS', 'VITEST']) delete env[key]
  const options = { cwd, env, timeout: MAX_INSTALL, maxBuffer: 16 * 1024 * 1024 }
  const { stdout } = await promisify(execFile)(command, args, options).catch(({ message, stdout, stderr }) => {
    throw new Error(`${message}\n${stdout}\n${stderr}`)
  })
  return stdout
}
