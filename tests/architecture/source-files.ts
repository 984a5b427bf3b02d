import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'

/**
 * One import, re-export or dynamic import. `target` is a path from the root, when the specifier is relative; `isNamed`
 * tells that a static one takes names, which `import './base.css.js'` does not.
 */
export type Import = {
  specifier: string
  kind: 'value' | 'type' | 'dynamic'
  isNamed: boolean
  target?: string
}

/** A file of code. `path` is from the root, `code` is the text without comments (lines keep their numbers). */
export type SourceFile = { path: string; text: string; code: string; imports: Import[] }

export const ROOT = resolve(import.meta.dirname, '../..')

const NOT_OURS = new Set([
  'node_modules',
  '.git',
  'dist',
  'storybook-static',
  '.data',
  '.cache',
  'test-results',
  '.vitest-attachments',
])
const COMMENT_OR_STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g
const STATIC_IMPORT = /^[ \t]*(?:import|export)\s+(type\s+(?!from\b))?([\w$*\s{},]+?\sfrom\s*)?['"]([^'"\n]+)['"]/gm
const DYNAMIC_IMPORT = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g

/** Lists every file below `folder` (a path from the root) that is ours, as paths from the root. */
export function listFiles(folder: string): string[] {
  const absolute = join(ROOT, folder)
  if (!existsSync(absolute)) return []
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return []
    const path = posix.join(folder, entry.name)
    return entry.isDirectory() ? listFiles(path) : [path]
  })
}

/** Reads all code below `folders`. */
export function readSources(...folders: string[]): SourceFile[] {
  return folders
    .flatMap(listFiles)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => parseSource(path, readFileSync(join(ROOT, path), 'utf8')))
}

/** Makes a SourceFile of a text, which need not exist: the self-tests of the rules invent theirs. */
export function parseSource(path: string, text: string): SourceFile {
  const code = text.replace(COMMENT_OR_STRING, (match) =>
    match.startsWith('//') || match.startsWith('/*') ? match.replace(/[^\n]/g, ' ') : match,
  )
  const found = [
    ...[...code.matchAll(STATIC_IMPORT)].map(([, type, names, specifier]) => ({
      specifier,
      kind: type ? 'type' : 'value',
      isNamed: names !== undefined,
    })),
    ...[...code.matchAll(DYNAMIC_IMPORT)].map(([, specifier]) => ({ specifier, kind: 'dynamic', isNamed: false })),
  ] as Import[]
  const imports = found.map((item) =>
    item.specifier.startsWith('.') ? { ...item, target: resolveTarget(path, item.specifier) } : item,
  )
  return { path, text, code, imports }
}

/** Blanks the contents of strings too: what is left is only code. */
export function blankStrings(code: string): string {
  return code.replace(COMMENT_OR_STRING, (match) => match.replace(/[^\n]/g, ' '))
}

/** Follows a relative specifier to its file. One that leads nowhere keeps its own path: tsc reports it. */
function resolveTarget(from: string, specifier: string): string {
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
  const bare = path.replace(/\.jsx?$/, '')
  const candidates = [`${bare}.ts`, `${bare}.tsx`, path, `${path}/index.ts`, `${path}/index.tsx`]
  return candidates.find((candidate) => isFile(candidate)) ?? (bare === path ? path : `${bare}.ts`)
}

/** Is `path` (from the root) a file? */
export function isFile(path: string): boolean {
  const absolute = join(ROOT, path)
  return existsSync(absolute) && statSync(absolute).isFile()
}

/** Lists the folders below `folder`, one level, that hold a file `<name>.tsx` of their own name: one part each. */
export function listParts(folder: string): string[] {
  const absolute = join(ROOT, folder)
  if (!existsSync(absolute)) return []
  return readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(absolute, entry.name, `${entry.name}.tsx`)))
    .map((entry) => entry.name)
}

/** Lists every folder below `folder` with how many entries it has. */
export function countEntries(folder: string): Map<string, number> {
  const folders = new Set(listFiles(folder).map((path) => dirname(path)))
  const counts = new Map<string, number>()
  for (const path of folders) {
    for (let current = path; current.startsWith(folder); current = dirname(current)) {
      counts.set(current, readdirSync(join(ROOT, current)).length)
    }
  }
  return counts
}
