import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { waitForLock } from '../process/lock-file.js'

/** The output of a build, and its source files and folders. */
export type Build = { output: string; sources: readonly string[] }

/**
 * Runs `build`, unless `output` was built from the same sources. Processes that call it at the same time wait for the one that
 * builds. Returns whether it built.
 */
export async function buildOnce(what: Build, build: () => Promise<unknown>): Promise<boolean> {
  if (isBuilt(what)) return false
  await mkdir(dirname(what.output), { recursive: true })
  const lock = await waitForLock(`${what.output}.lock`)
  try {
    // Read before the build: changes in the meantime are built next time.
    const hash = hashSources(what.sources)
    if (isBuilt(what, hash)) return false
    rmSync(nameRecord(what), { force: true })
    await build()
    writeFileSync(nameRecord(what), hash)
    return true
  } finally {
    await lock.release()
  }
}

/** Whether `output` was built from the present sources. */
export function isBuilt(what: Build, hash = hashSources(what.sources)): boolean {
  const record = nameRecord(what)
  return existsSync(what.output) && existsSync(record) && readFileSync(record, 'utf8') === hash
}

/** The file with the hash of the sources. It is beside the output, which is published or served. */
function nameRecord({ output }: Build): string {
  return `${output}.sources`
}

/** A hash of the paths and contents. A time would miss files that were deleted or moved, and builds from a cache. */
function hashSources(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const path of listFiles(source)) hash.update(`\0${relative(source, path)}\0`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function listFiles(source: string): string[] {
  if (!statSync(source).isDirectory()) return [source]
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
