import { readdirSync, statSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type BuildPagesOptions = {
  /** Path of the Vite config. */
  configFile: string
  outDir: string
  /** Source files and folders. */
  sources: readonly string[]
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.map', '.txt'])

/** Builds pages with Vite, unless the last build is newer than every source. Returns whether it built. */
export async function buildPages({ configFile, outDir, sources }: BuildPagesOptions): Promise<boolean> {
  const builtAt = readModifiedTime(join(outDir, 'index.html'))
  if (builtAt > Math.max(...sources.map(readNewestTime))) return false
  const { build } = await import('vite')
  // Built in a draft folder and renamed, so that a failed or parallel build never leaves a partial site.
  const draft = `${outDir}-${process.pid}`
  try {
    await asProduction(() => build({ configFile, logLevel: 'error', build: { outDir: draft, emptyOutDir: true } }))
    await compressFolder(draft)
    await rm(outDir, { recursive: true, force: true })
    await rename(draft, outDir)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return true
}

/** Sets `NODE_ENV`: with the value of a test runner, Vite would bundle React's development build. */
async function asProduction(run: () => Promise<unknown>): Promise<void> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await run()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

/** Writes a `.br` and a `.gz` file beside each text file, so that nothing is compressed per request. */
async function compressFolder(folder: string): Promise<void> {
  const paths = listFiles(folder).filter((path) => compressible.has(extname(path)))
  await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(path)
      if (content.length < 1024) return
      // Above quality 9 brotli takes ten times as long and saves a few percent.
      const brotli = await compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      await writeFile(`${path}.br`, brotli)
      await writeFile(`${path}.gz`, await compressGzip(content, { level: 9 }))
    }),
  )
}

/** Returns when a file, or the newest file in a folder, was written (ms). 0 for what does not exist. */
export function readNewestTime(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 0
  return stat.isDirectory() ? Math.max(stat.mtimeMs, ...listFiles(path).map(readModifiedTime)) : stat.mtimeMs
}

function readModifiedTime(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
