import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { createLibraryConfig, LIBRARY_FOLDER, readPublicEntries } from '../../scripts/library-build.js'
import { ROOT } from '../fixtures/source-files.js'

type Chunk = Rolldown.OutputChunk

const require = createRequire(import.meta.url)
const entries = readPublicEntries()
const files = new Map<string, Rolldown.RolldownOutput['output'][number]>()

function findChunk(source: string): Chunk | undefined {
  const facade = resolve(ROOT, source)
  return [...files.values()].find((file): file is Chunk => file.type === 'chunk' && file.facadeModuleId === facade)
}

beforeAll(async () => {
  const config = createLibraryConfig(entries, LIBRARY_FOLDER)
  const result = await build({ ...config, logLevel: 'silent', build: { ...config.build, write: false } })
  for (const { output } of result as Rolldown.RolldownOutput[])
    for (const file of output) files.set(file.fileName, file)
}, 60_000)

describe('the public entries', () => {
  test.each(entries)('$name exports exactly these names', ({ source }) => {
    expect(findChunk(source)?.exports.toSorted()).toMatchSnapshot()
  })

  test.each(entries)('$name is built where package.json says', ({ source, output }) => {
    expect(`${LIBRARY_FOLDER}/${findChunk(source)?.fileName}`).toBe(output)
  })

  test('no module imports css, which Node cannot load', () => {
    const modules = [...files.values()].filter((file) => file.type === 'chunk')
    expect(modules.length).toBe(files.size)
    expect(modules.flatMap(({ code }) => code.match(/^import[^;]*\.css['"]/gm) ?? [])).toEqual([])
  })

  test('no two built files are the same', () => {
    const contents = [...files.values()].map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
    expect(new Set(contents).size).toBe(contents.length)
  })

  test('each file with a client component starts with its directive, and no other file', () => {
    const hasDirective = (code: string) => /^["']use client["']/.test(code)
    const chunks = [...files.values()].filter((file) => file.type === 'chunk')
    const wrong = chunks.filter(({ code, moduleIds }) => {
      const sources = moduleIds.filter((id) => id.startsWith(`${ROOT}/`) && /\.tsx?$/.test(id))
      return hasDirective(code) !== sources.some((id) => hasDirective(readFileSync(id, 'utf8')))
    })
    expect(wrong.map(({ fileName }) => fileName)).toEqual([])
    expect(hasDirective((files.get('src/theme/theme.js') as Chunk).code)).toBe(true)
    expect(hasDirective((files.get('src/core/initial.js') as Chunk).code)).toBe(false)
  })

  test('the built files use only what React 19.0 has', () => {
    const code = [...files.values()].map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
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
    const named = [...files.values()].flatMap((file) =>
      file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
    )
    const packages = named.filter((name) => !files.has(name)).map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
    expect([...new Set(packages)].filter((name) => !declared.has(name))).toEqual([])
  })
})
