import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { createLibraryConfig, LIBRARY_FOLDER, readPublicEntries } from '../../scripts/library-build.js'
import { createStylesheetConfig } from '../../scripts/stylesheet-build.js'
import { ROOT } from '../fixtures/source-files.js'

// Vite compiles JSX for NODE_ENV, which Vitest sets to "test".
process.env.NODE_ENV = 'production'

/** A folder for an app, with the built package in its `node_modules`. */
export type AppFolder = { path: string; library: string; remove: () => void }

/** Builds the package as it is published. The folder is inside the repository, where its dependencies are found. */
export async function installLibrary(): Promise<AppFolder> {
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  const path = mkdtempSync(join(ROOT, 'dist', 'app-'))
  const installed = join(path, 'node_modules', 'lintel')
  const library = join(installed, LIBRARY_FOLDER)
  mkdirSync(installed, { recursive: true })
  cpSync(join(ROOT, 'package.json'), join(installed, 'package.json'))
  // Without it the app would be part of the package `lintel` of the repository, and import from that.
  writeFileSync(join(path, 'package.json'), JSON.stringify({ name: 'app', type: 'module' }))
  await build({ ...createLibraryConfig(readPublicEntries(), library), logLevel: 'silent' })
  await build({ ...createStylesheetConfig(library), logLevel: 'silent' })
  return { path, library, remove: () => rmSync(path, { recursive: true, force: true }) }
}
