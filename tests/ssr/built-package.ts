import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readPublicEntries } from '../../scripts/library-build.js'
import { unpackLibrary } from '../consumers/pack-library.js'
import { ROOT } from '../fixtures/source-files.js'

/** Entry names as an app imports them: `lintel`, `lintel/theme` and so on. */
export const entryNames = readPublicEntries().map(({ name }) => name.replace(/^\./, 'lintel'))

/** The packed package, in a folder where Node resolves it and its dependencies as in an app. */
export type BuiltPackage = {
  /** Runs a file of `fixtures` in plain Node with the entry names as its argument, and parses its output. */
  run: <Report>(fixture: string, conditions?: string[]) => Promise<Report>
  remove: () => void
}

/** Unpacks the package inside the repository, so that Node finds its dependencies. */
export async function buildPackage(): Promise<BuiltPackage> {
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, 'dist', 'ssr-'))
  await unpackLibrary(folder)
  cpSync(join(ROOT, 'tests/ssr/fixtures'), folder, { recursive: true })
  return {
    run: async (fixture, conditions = []) => {
      const flags = conditions.map((condition) => `--conditions=${condition}`)
      const { stdout } = await promisify(execFile)(process.execPath, [...flags, fixture, JSON.stringify(entryNames)], {
        cwd: folder,
        timeout: 20_000,
        maxBuffer: 8 * 1024 * 1024,
        env: { ...process.env, NODE_ENV: 'development' },
      })
      return JSON.parse(stdout)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
