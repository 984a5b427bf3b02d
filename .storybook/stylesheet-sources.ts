import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ROOT = new URL('../', import.meta.url)
const NAME = 'virtual:stylesheet-sources'

/**
 * Provides the text of every stylesheet in `src/` to the page that traces colors. Vite's `?raw` does not work: the plugin of
 * vanilla-extract compiles the file.
 */
export function stylesheetSources(): Plugin {
  return {
    name: 'lintel:stylesheet-sources',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export const sources = ${JSON.stringify(readSources())}` : undefined),
  }
}

function readSources(): Record<string, string> {
  const files = readdirSync(new URL('src/', ROOT), { recursive: true, encoding: 'utf8' })
  const paths = files.filter((file) => /^(components|modal)\/.*\.css\.ts$/.test(file)).map((file) => `src/${file}`)
  return Object.fromEntries(paths.map((path) => [path, readFileSync(new URL(path, ROOT), 'utf8')]))
}
