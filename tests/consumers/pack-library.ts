import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { libraryBuild } from '../../scripts/library-build.js'
import { runCommand } from '../../scripts/run-command.js'
import { type Build, buildOnce, isBuilt } from '../../servers/pages/build-once.js'
import { ROOT } from '../fixtures/source-files.js'

const FOLDER = join(ROOT, 'dist', 'packed')
/** ms. A build takes about 15 s, and 40 s more when the pages of the services are not built yet. */
const MAX_BUILD = 420_000
const PACKED = ['docs', 'README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'THIRD-PARTY-LICENSES']
const tarball: Build = {
  output: join(FOLDER, 'lintel.tgz'),
  sources: [...libraryBuild.sources, ...PACKED.map((path) => join(ROOT, path))],
}

/**
 * Builds the library, unless the last build was of the same sources. Returns its folder. Test files run in parallel: one
 * builds, the others wait for it.
 */
export function buildLibrary(): Promise<string> {
  built ??= buildIfChanged()
  return built
}

let built: Promise<string> | undefined

async function buildIfChanged(): Promise<string> {
  // Vitest sets NODE_ENV to "test".
  if (!isBuilt(libraryBuild)) await run('tsx', ['scripts/build.ts'], { NODE_ENV: 'production' })
  return libraryBuild.output
}

/** Builds and packs the library as `npm publish` would. Returns the path of the tarball. */
export async function packLibrary(): Promise<string> {
  await buildLibrary()
  await buildOnce(tarball, pack)
  return tarball.output
}

async function pack(): Promise<void> {
  const draft = join(FOLDER, 'draft')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft)
  await run('npm', ['pack', '--pack-destination', draft])
  const [name = ''] = readdirSync(draft)
  renameSync(join(draft, name), tarball.output)
}

async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const { ok, output } = await runCommand(command, args, { env, timeout: MAX_BUILD })
  if (!ok) throw new Error(`${command} ${args.join(' ')} failed.\n${output}`)
}

/** Unpacks the library into `folder`. */
export async function unpackLibrary(folder: string): Promise<void> {
  const path = await packLibrary()
  mkdirSync(folder, { recursive: true })
  await run('tar', ['-xzf', path, '-C', folder, '--strip-components=1'])
}
