import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { LIBRARY_FOLDER } from '../../scripts/library-build.js'
import { runCommand } from '../../scripts/run-command.js'
import { readNewestTime } from '../../servers/pages/build-pages.js'
import { ROOT } from '../fixtures/source-files.js'

const FOLDER = join(ROOT, 'dist', 'packed')
const TARBALL = join(FOLDER, 'lintel.tgz')
const LOCK = join(FOLDER, 'lock')
/** ms. A build takes about 15 s. */
const LONGEST_BUILD = 180_000
/** The build writes the types last. */
const BUILT_LAST = join(ROOT, LIBRARY_FOLDER, 'src/index.d.ts')
const SOURCES = ['src', 'tokens', 'servers', 'scripts', 'docs', 'README.md', 'CHANGELOG.md', 'package.json']

/**
 * Builds and packs the library as `npm publish` would, unless the last tarball is newer than every source. Returns its
 * path. Test files run in parallel: one builds, the others wait for it.
 */
export async function packLibrary(): Promise<string> {
  mkdirSync(FOLDER, { recursive: true })
  await waitForLock()
  try {
    const changedAt = Math.max(...SOURCES.map((path) => readNewestTime(join(ROOT, path))))
    // Vitest sets NODE_ENV to "test".
    if (readNewestTime(BUILT_LAST) <= changedAt) await run('npm', ['run', 'build'], { NODE_ENV: 'production' })
    if (readNewestTime(TARBALL) <= readNewestTime(BUILT_LAST)) await pack()
    return TARBALL
  } finally {
    rmSync(LOCK, { recursive: true, force: true })
  }
}

async function waitForLock(): Promise<void> {
  while (!takeLock()) {
    // Left behind by a process that was ended.
    if (Date.now() - readNewestTime(LOCK) > LONGEST_BUILD) rmSync(LOCK, { recursive: true, force: true })
    await setTimeout(100)
  }
}

function takeLock(): boolean {
  try {
    mkdirSync(LOCK)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

async function pack(): Promise<void> {
  const draft = join(FOLDER, 'draft')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft)
  await run('npm', ['pack', '--pack-destination', draft])
  const [name = ''] = readdirSync(draft)
  renameSync(join(draft, name), TARBALL)
}

async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const { ok, output } = await runCommand(command, args, { env, timeout: LONGEST_BUILD })
  if (!ok) throw new Error(`${command} ${args.join(' ')} failed.\n${output}`)
}

/** Unpacks the library into `folder`. */
export async function unpackLibrary(folder: string): Promise<void> {
  const tarball = await packLibrary()
  mkdirSync(folder, { recursive: true })
  await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'])
}
