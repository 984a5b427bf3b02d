import { readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build } from 'vite'
import { buildOnce } from '../servers/pages/build-once.js'
import { buildServices, SERVICES } from './build-services.js'
import { createLibraryConfig, LIBRARY_FOLDER, libraryBuild, readPublicEntries } from './library-build.js'
import { pruneDeclarations } from './prune-declarations.js'
import { runCommand } from './run-command.js'
import { createColorConfig, createStylesheetConfig } from './stylesheet-build.js'

const ROOT = resolve(import.meta.dirname, '..')
const DIST = libraryBuild.output
/**
 * Bytes, unpacked. A guard against files that are bundled by mistake: an app may get 20 MB with all dependencies, see
 * docs/figures.md.
 */
const MAX_LIBRARY = 2.95 * 1024 * 1024
/** The same of the services with their pages, which no page loads. */
const MAX_SERVICES = 5.25 * 1024 * 1024

/**
 * Builds the package into dist/lib/: modules, one stylesheet, a stylesheet per color, and types; and the services into
 * dist/services/. Then runs publint.
 */
async function buildLibrary(): Promise<void> {
  const entries = readPublicEntries()
  await build(createLibraryConfig(entries, DIST))
  await build(createStylesheetConfig(DIST))
  await build(createColorConfig(DIST))
  const types = await runCommand('tsc', ['-p', 'tsconfig.build.json'])
  if (!types.ok) throw new Error(`No declarations: tsc failed.\n${types.output}`)
  pruneDeclarations(
    DIST,
    entries.map(({ types }) => types),
  )
  await buildServices()
  const { messages, pkg } = await publint({ pkgDir: ROOT, strict: true })
  if (messages.length > 0) throw new Error(messages.map((message) => formatMessage(message, pkg)).join('\n'))
  const size = measureFolder(DIST, MAX_LIBRARY)
  const services = measureFolder(SERVICES, MAX_SERVICES)
  console.log(
    `${entries.length} entries, ${size} KB in ${LIBRARY_FOLDER}/, ${services} KB of services, publint reports nothing.`,
  )
}

/** Returns the size of a folder, KB. Throws when it is above the limit. */
function measureFolder(folder: string, limit: number): string {
  const size = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
  if (size > limit) throw new Error(`${folder} has ${size} bytes; the limit is ${limit}.`)
  return (size / 1024).toFixed(0)
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
