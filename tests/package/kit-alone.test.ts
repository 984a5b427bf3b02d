import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { readPublicEntries } from '../../scripts/library-build.js'
import { buildLibrary } from '../consumers/pack-library.js'
import { ROOT } from '../fixtures/source-files.js'

type Manifest = {
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const library = await buildLibrary()
const manifest = readManifest(ROOT)
const kit = readPublicEntries().filter(({ name }) => ['./components', './icons', './theme', './tokens'].includes(name))
const react = ['react', 'react-dom']

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

/** The packages that a built file and what it imports need. Declarations for `.d.ts`. */
function listPackages(entry: string, ending: '.js' | '.d.ts'): string[] {
  const files = new Set([resolve(ROOT, entry)])
  const packages = new Set<string>()
  for (const path of files) {
    const { staticImports, staticExports, dynamicImports } = parseSync(path, readFileSync(path, 'utf8')).module
    const code = readFileSync(path, 'utf8')
    const names = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
      ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
      ...[...code.matchAll(/import\("([^"]+)"\)/g)].map(([, name = '']) => name),
    ]
    for (const name of names) {
      if (name.startsWith('.')) files.add(resolve(dirname(path), name.replace(/\.js$/, ending)))
      else packages.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
    }
  }
  return [...packages]
}

/** The folders of the packages that npm installs for a package: its dependencies, and peers that are not optional. */
function collectInstalled(folder: string, seen = new Set<string>()): Set<string> {
  const { dependencies, peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(folder)
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  for (const name of [...Object.keys(dependencies ?? {}), ...peers]) {
    const found = findPackage(folder, name)
    if (found === undefined || seen.has(found) || react.includes(name)) continue
    seen.add(found)
    collectInstalled(found, seen)
  }
  return seen
}

function findPackage(folder: string, name: string): string | undefined {
  for (let base = folder; base.startsWith(ROOT); base = join(base, '..')) {
    if (existsSync(join(base, 'node_modules', name, 'package.json'))) return join(base, 'node_modules', name)
  }
  return undefined
}

/** Bytes of the files, without packages below. */
function measure(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .reduce((sum, entry) => {
      const path = join(folder, entry.name)
      return sum + (entry.isDirectory() ? measure(path) : statSync(path).size)
    }, 0)
}

describe('the kit without wallets', () => {
  test.each(kit)('$name needs no wagmi, viem or TanStack Query', ({ output }) => {
    const allowed = [...react, ...Object.keys(manifest.dependencies ?? {})]
    expect(listPackages(output, '.js').filter((name) => !allowed.includes(name))).toEqual([])
    const types = listPackages(output.replace(/\.js$/, '.d.ts'), '.d.ts')
    expect(types.filter((name) => !allowed.includes(name))).toEqual([])
  })

  test('npm installs 25 MB at most beside React', () => {
    const installed = [...collectInstalled(ROOT)]
    expect(installed.length).toBeGreaterThan(50)
    const names = installed.map((path) => path.replace(`${ROOT}/node_modules/`, ''))
    expect(names.filter((name) => /^(wagmi|viem|ox|@tanstack\/|@vanilla-extract\/css)/.test(name))).toEqual([])
    const own = measure(library) + measure(join(ROOT, 'docs'))
    const total = own + installed.reduce((sum, path) => sum + measure(path), 0)
    console.log(`beside React: ${(total / 1e6).toFixed(1)} of 25 MB, ${installed.length} packages`)
    expect(total).toBeLessThanOrEqual(25e6)
  })
})
