import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Bytes after gzip of the files of a built page with this extension: those in `paths`, or all. */
export function weighFiles(folder: string, ending: '.js' | '.css', paths = listAssets(folder)): number {
  const files = paths.filter((path) => path.endsWith(ending))
  return files.reduce((total, path) => total + gzipSync(readFileSync(join(folder, path)), { level: 9 }).length, 0)
}

/** The files that the html names. They load before the first paint. */
export function listInitial(folder: string): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  return [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map((match) => match[1] ?? '')
}

function listAssets(folder: string): string[] {
  return readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`)
}
