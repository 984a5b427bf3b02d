import { readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build } from 'vite'
import { buildOnce } from '../servers/pages/build-once.js'
import { createLibraryConfig, LIBRARY_FOLDER, libraryBuild, readPublicEntries } from './library-build.js'
import { pruneDeclarations } from './prune-declarations.js'
import { runCommand } from './run-command.js'
import { createColourConfig, createStylesheetConfig } from './stylesheet-build.js'

const ROOT = resolve(import.meta.dirname, '..')
const DIST = libraryBuild.output
/** Bytes, unpacked. A guard against what is bundled by mistake: an app may get 20 MB with all dependencies, see docs/figures.md. */
const LARGEST_PACKAGE = 2.9 * 1024 * 1024

/** Builds the package into dist/lib/: modules, one stylesheet, a stylesheet per colour, and types. Then runs publint. */
async function buildLibrary(): Promise<void> {
  const entries = readPublicEntries()
  await build(createLibraryConfig(entries, DIST))
  await build(createStylesheetConfig(DIST))
  await build(createColourConfig(DIST))
  const types = await runCommand('tsc', ['-p', 'tsconfig.build.json'])
  if (!types.ok) throw new Error(`No declarations: tsc failed.\n${types.output}`)
  pruneDeclarations(
    DIST,
    entries.map(({ output }) => output.replace(/\.js$/, '.d.ts')),
  )
  const { messages, pkg } = await publint({ pkgDir: ROOT, strict: true })
  if (messages.length > 0) throw new Error(messages.map((message) => formatMessage(message, pkg)).join('\n'))
  const size = measureFolder(DIST)
  if (size > LARGEST_PACKAGE) throw new Error(`The package has ${size} bytes; the limit is ${LARGEST_PACKAGE}.`)
  console.log(
    `${entries.length} entries, ${(size / 1024).toFixed(0)} KB in ${LIBRARY_FOLDER}/, publint reports nothing.`,
  )
}

function measureFolder(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

try {
  const isNew = await buildOnce(libraryBuild, async () => {
    try {
      await buildLibrary()
    } catch (error) {
      // Leave no incomplete package behind.
      rmSync(DIST, { recursive: true, force: true })
      throw error
    }
  })
  if (!isNew) console.log(`${LIBRARY_FOLDER}/ was built from the same sources before.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
