import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform as queryResults } from './query-results.js'
import { transform as renamedExports } from './renamed-exports.js'

const codemods: Readonly<Record<string, (source: string) => string>> = {
  'query-results': queryResults,
  'renamed-exports': renamedExports,
}

/** `npm run codemod query-results ../app/src`: rewrites the TypeScript files of a folder, and prints those that it has changed. */
function main([name = '', folder]: readonly string[]): void {
  const transform = codemods[name]
  if (!transform || folder === undefined) {
    throw new Error(`Run \`npm run codemod <name> <folder>\` with one of ${Object.keys(codemods).join(', ')}.`)
  }
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    const changed = transform(source)
    if (changed === source) continue
    writeFileSync(file, changed)
    console.log(file)
  }
}

try {
  main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
