import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../fixtures/source-files.js'

type Manifest = {
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const PERMISSIVE = /^\(?(MIT|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|Unlicense|CC0-1\.0)\b/

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

/** Where Node finds `name` from `folder`. Undefined for an optional package of another platform. */
function findPackage(folder: string, name: string): string | undefined {
  for (let base = folder; base.startsWith(ROOT); base = join(base, '..')) {
    if (existsSync(join(base, 'node_modules', name, 'package.json'))) return join(base, 'node_modules', name)
  }
  return undefined
}

/** All packages that are installed with this one, including dependencies of dependencies. */
function collectShipped(folder: string, seen = new Map<string, Manifest>()): Map<string, Manifest> {
  for (const name of Object.keys(readManifest(folder).dependencies ?? {})) {
    const found = findPackage(folder, name)
    if (found === undefined || seen.has(found)) continue
    seen.set(found, readManifest(found))
    collectShipped(found, seen)
  }
  return seen
}

const { dependencies = {} } = readManifest(ROOT)
const rows = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))

describe('runtime dependencies', () => {
  // One project with joint releases, split into a package per primitive.
  test('there are fourteen at most beside Radix', () => {
    const others = Object.keys(dependencies).filter((name) => !name.startsWith('@radix-ui/react-'))
    expect(others.length).toBeLessThanOrEqual(14)
  })

  test.each(Object.entries(dependencies))(
    '%s is pinned exactly, and has its line in docs/dependencies.md',
    (name, version) => {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/)
      const cells = rows
        .find((row) => row.startsWith(`| \`${name}\``))
        ?.split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      expect(cells, `docs/dependencies.md has no line for ${name}`).toHaveLength(5)
      expect(cells?.every((cell) => cell !== '')).toBe(true)
    },
  )

  test('docs/dependencies.md lists only present packages', () => {
    const listed = rows.map((row) => /^\| `([^`]+)`/.exec(row)?.[1] ?? row)
    expect(listed.filter((name) => !(name in dependencies))).toEqual([])
  })

  test('every installed package has a permissive licence', () => {
    const shipped = collectShipped(ROOT)
    expect(shipped.size).toBeGreaterThanOrEqual(Object.keys(dependencies).length)
    const offenders = [...shipped].filter(([, { license = 'none' }]) => !PERMISSIVE.test(license))
    expect(offenders.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
  })

  test('a copyleft licence is detected', () => {
    expect(['GPL-3.0', 'LGPL-2.1', 'AGPL-3.0-only', 'none'].some((license) => PERMISSIVE.test(license))).toBe(false)
  })
})
