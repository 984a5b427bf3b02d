import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { nameModuleList, readPublicEntries } from '../../scripts/library-build.js'
import { buildLibrary } from '../consumers/pack-library.js'
import { ROOT } from '../fixtures/source-files.js'

const require = createRequire(import.meta.url)
const entries = readPublicEntries()
const library = await buildLibrary()
/** The JavaScript of the package by path. */
const files = new Map(
  readdirSync(library, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js'))
    .map((path) => [path, readFileSync(join(library, path), 'utf8')]),
)

/** The source files that each built file is made of. */
const sources: Record<string, string[]> = JSON.parse(readFileSync(nameModuleList(library), 'utf8'))

function listExports(output: string): string[] {
  const { staticExports } = parseSync(output, readFileSync(resolve(ROOT, output), 'utf8')).module
  return staticExports.flatMap((statement) => statement.entries.map(({ exportName }) => exportName.name ?? '*'))
}

describe('the public entries', () => {
  test.each(entries)('$name exports exactly these names', ({ output }) => {
    expect(listExports(output).toSorted()).toMatchSnapshot()
  })

  test('no module imports css, which Node cannot load', () => {
    expect(files.size).toBeGreaterThan(100)
    expect([...files.values()].flatMap((code) => code.match(/^import[^;]*\.css['"]/gm) ?? [])).toEqual([])
  })

  test('no two built files are the same', () => {
    expect(new Set(files.values()).size).toBe(files.size)
  })

  test('each file with a client component starts with its directive, and no other file', () => {
    const hasDirective = (code: string) => /^["']use client["']/.test(code)
    const wrong = [...files].filter(
      ([file, code]) =>
        hasDirective(code) !== sources[file]?.some((path) => hasDirective(readFileSync(join(ROOT, path), 'utf8'))),
    )
    expect(wrong.map(([path]) => path)).toEqual([])
    expect(hasDirective(files.get('src/theme/theme.js') ?? '')).toBe(true)
    expect(hasDirective(files.get('src/core/initial.js') ?? '')).toBe(false)
    expect(sources['src/core/initial.js']?.length).toBeGreaterThan(10)
  })

  test('the built files use only what React 19.0 has', () => {
    const code = [...files.values()].join('\n')
    const imports = [...code.matchAll(/^import \{([^}]+)\} from ["'](react(?:-dom)?(?:\/[\w-]+)?)["']/gm)]
    expect(imports.length).toBeGreaterThan(20)
    const missing = imports.flatMap(([, bindings = '', name = '']) => {
      const oldest = require(name.replace(/^react(-dom)?/, '$&-19-0')) as object
      const used = bindings.split(',').map((binding) => binding.trim().replace(/ as .*/, ''))
      return used.filter((binding) => !(binding in oldest)).map((binding) => `${binding} of ${name}`)
    })
    expect(missing).toEqual([])
  })

  test('the built files import only packages that package.json declares', () => {
    const manifest = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8'))
    const declared = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
    const named = [...files.values()].flatMap((code) =>
      [...code.matchAll(/(?:^(?:import|export)(?: [^"';]* from)? |\bimport\()["']([^"']+)["']/gm)].map(
        ([, name = '']) => name,
      ),
    )
    const packages = named
      .filter((name) => !name.startsWith('.'))
      .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
    expect(new Set(packages).size).toBeGreaterThan(20)
    expect([...new Set(packages)].filter((name) => !declared.has(name))).toEqual([])
  })
})
