import { readdirSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { buildOnce } from './build-once.js'
import { buildSeparately } from './separate-build/build-separately.js'

export type BuildPagesOptions = {
  /** Path of the Vite config. */
  configFile: string
  outDir: string
  /** Source files and folders. */
  sources: readonly string[]
}

const ROOT = resolve(import.meta.dirname, '../..')
/** The files that every build of pages depends on. */
const COMMON_SOURCES = ['servers/pages', 'package.json', 'package-lock.json'].map((path) => join(ROOT, path))
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.map', '.txt'])

/**
 * Builds pages with Vite, unless the last build was of the same sources.
 *
 * @throws Error when the pages import a file that is not among the sources.
 */
export async function buildPages({ configFile, outDir, sources }: BuildPagesOptions): Promise<void> {
  const all = [...COMMON_SOURCES, ...sources]
  await buildOnce({ output: outDir, sources: all }, async () => {
    // Built in a draft folder and renamed, so that a failed build never leaves a partial site.
    const draft = `${outDir}-${process.pid}`
    try {
      await buildSeparately({ configFile, outDir: draft, sources: all })
      await compressFolder(draft)
      await rm(outDir, { recursive: true, force: true })
      await rename(draft, outDir)
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  })
}

/** Writes a `.br` and a `.gz` file beside each text file, so that nothing is compressed per request. */
async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    paths
      .filter((path) => compressible.has(extname(path)))
      .map(async (path) => {
        const content = await readFile(path)
        if (content.length < 1024) return
        // Above quality 9 brotli takes ten times as long and saves a few percent.
        const brotli = await compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        await writeFile(`${path}.br`, brotli)
        await writeFile(`${path}.gz`, await compressGzip(content, { level: 9 }))
      }),
  )
}
