import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The file of `from './other.js'`, `import './other.js'` and `import('./other.js')`. */
const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)\.js['"]/g

/**
 * Removes the declarations that none of the public ones imports. TypeScript writes one for each module, and most modules
 * have no type that an app can see. Those that stay are indented by tabs.
 *
 * @param entries The public declarations.
 * @throws Error when an imported declaration is missing.
 */
export function pruneDeclarations(folder: string, entries: readonly string[]): void {
  const reached = new Set<string>()
  const waiting = entries.map((entry) => resolve(entry))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    const text = readFileSync(path, 'utf8')
    // TypeScript indents by four spaces, which are 25 KB of the package.
    writeFileSync(
      path,
      text.replaceAll(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4)),
    )
    for (const [, other = ''] of text.matchAll(IMPORT)) waiting.push(resolve(dirname(path), `${other}.d.ts`))
  }
  for (const { name, parentPath } of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = resolve(join(parentPath, name))
    if (name.endsWith('.d.ts') && !reached.has(path)) rmSync(path)
  }
}
