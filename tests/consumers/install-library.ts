import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIBRARY_FOLDER } from '../../scripts/library-build.js'
import { ROOT } from '../fixtures/source-files.js'
import { unpackLibrary } from './pack-library.js'

/** A folder for an app, with the packed library in its `node_modules`. */
export type AppFolder = { path: string; library: string; remove: () => void }

/** Unpacks the library as npm does. The folder is inside the repository, where its dependencies are found. */
export async function installLibrary(): Promise<AppFolder> {
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  const path = mkdtempSync(join(ROOT, 'dist', 'app-'))
  const installed = join(path, 'node_modules', 'lintel')
  await unpackLibrary(installed)
  // Without it the app would be part of the package `lintel` of the repository, and import from that.
  writeFileSync(join(path, 'package.json'), JSON.stringify({ name: 'app', type: 'module' }))
  return {
    path,
    library: join(installed, LIBRARY_FOLDER),
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}
