import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { formatTable } from './format-table.js'
import { createLibraryConfig, isOfLibrary, LIBRARY_FOLDER, readPublicEntries } from './library-build.js'

const ROOT = resolve(import.meta.dirname, '..')
const CODE = /\.(tsx?|mjs|css|mdx)$/

/** Prints the files and lines of code per folder and the exports per public entry, as tables for docs/figures.md. */
console.log(`${formatTable([['folder', 'files', 'lines'], ...countLines()], { alignRight: true })}\n`)
console.log(`${formatTable([['entry', 'exports'], ...(await countExports())], { alignRight: true })}\n`)

/** Counts the code that git tracks, by top-level folder, and by part in `src`. */
function countLines(): string[][] {
  const paths = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n')
  const counts = new Map<string, { files: number; lines: number }>()
  for (const path of paths.filter((name) => CODE.test(name) && name.includes('/'))) {
    const lines = readFileSync(resolve(ROOT, path), 'utf8').trimEnd().split('\n').length
    const [top = '', part = ''] = path.split('/')
    for (const folder of top === 'src' && !part.includes('.') ? [top, `src/${part}`] : [top]) {
      const count = counts.get(folder) ?? { files: 0, lines: 0 }
      counts.set(folder, { files: count.files + 1, lines: count.lines + lines })
    }
  }
  return [...counts].toSorted().map(([folder, { files, lines }]) => [`\`${folder}\``, `${files}`, `${lines}`])
}

/** Builds the package in memory and counts the values that each entry exports. */
async function countExports(): Promise<string[][]> {
  const entries = readPublicEntries().filter(isOfLibrary)
  const config = createLibraryConfig(entries, LIBRARY_FOLDER)
  const result = await build({ ...config, logLevel: 'silent', build: { ...config.build, write: false } })
  const chunks = (result as Rolldown.RolldownOutput[]).flatMap(({ output }) => output)
  return entries.map(({ name, source }) => {
    const facade = resolve(ROOT, source)
    const chunk = chunks.find((file) => file.type === 'chunk' && file.facadeModuleId === facade)
    return [`\`${name}\``, `${chunk?.type === 'chunk' ? chunk.exports.length : 0}`]
  })
}
