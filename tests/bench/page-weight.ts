import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export type PageWeight = { initialJs: number; initialCss: number; allCss: number }

const gzipSize = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

/** What a built page asks for before anything is clicked, in bytes after gzip. */
export function weighPage(folder: string): PageWeight {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const links = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '')
  const files = (ending: string) => [...new Set(links.filter((link) => link.endsWith(ending)))]
  const weigh = (paths: readonly string[]) => sum(paths.map((path) => gzipSize(join(folder, path))))
  const assets = readdirSync(join(folder, 'assets'))
  return {
    initialJs: weigh(files('.js')),
    initialCss: weigh(files('.css')),
    allCss: weigh(assets.filter((name) => name.endsWith('.css')).map((name) => `assets/${name}`)),
  }
}
