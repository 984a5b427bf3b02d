import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type BuildPagesOptions = {
  /** The Vite config that says what is built and where from. */
  configFile: string
  outDir: string
  /** Files and folders the pages are made of. */
  sources: readonly string[]
}

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.map', '.txt'])

/** Builds pages with Vite unless what is there is newer than every source. Returns whether it built. */
export async function buildPages({ configFile, outDir, sources }: BuildPagesOptions): Promise<boolean> {
  const builtAt = readModifiedTime(join(outDir, 'index.html'))
  if (builtAt > Math.max(...sources.map(readNewestTime))) return false
  const { build } = await import('vite')
  await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  compressFolder(outDir)
  return true
}

/** Writes `.br` and `.gz` beside each text file, so that serving one costs no time. */
function compressFolder(folder: string): void {
  for (const path of listFiles(folder)) {
    if (!compressible.has(extname(path))) continue
    const content = readFileSync(path)
    if (content.length < 1024) continue
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}

function readNewestTime(path: string): number {
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
