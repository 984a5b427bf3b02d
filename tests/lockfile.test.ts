import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  addIntegrity,
  completeLockfile,
  findMissingOptionals,
  findUnverified,
  type Lockfile,
  readPlatform,
} from '../scripts/complete-lockfile.js'
import { APPS } from './consumers/install-app.js'

const text = readFileSync(resolve(import.meta.dirname, '../package-lock.json'), 'utf8')
const lock = JSON.parse(text) as Lockfile
const COMMAND = 'npx tsx scripts/complete-lockfile.ts'

const sample: Lockfile = {
  lockfileVersion: 3,
  packages: {
    'node_modules/tool': { version: '2.0.0', dev: true, optionalDependencies: { '@tool/linux-x64-musl': '2.0.0' } },
    'node_modules/@tool/linux-x64-musl': { version: '1.0.0' },
  },
}

describe('package-lock.json', () => {
  test(`holds every platform package, so that npm ci works on each system (else: ${COMMAND})`, () => {
    const missing = findMissingOptionals(lock).map(({ name, version }) => `${name}@${version}`)
    expect(missing, `The lock is incomplete. Run: ${COMMAND}`).toEqual([])
  })

  test(`holds the integrity of every package (else: ${COMMAND})`, () => {
    expect(findUnverified(lock)).toEqual([])
  })

  test('names no registry', () => {
    expect(text.match(/"resolved": "https?:[^"]*"/g) ?? []).toEqual([])
  })

  test('answers every direct dependency of package.json with that exact version', () => {
    const manifest = JSON.parse(readFileSync(resolve(import.meta.dirname, '../package.json'), 'utf8'))
    const direct: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies }
    const locked = Object.keys(direct).map((name) => [name, lock.packages[`node_modules/${name}`]?.version])
    // Two versions of React: `npm:react@19.0.0` is installed under another name.
    const versions = Object.entries(direct).map(([name, version]) => [name, version.replace(/^npm:.+@/, '')])
    expect(Object.fromEntries(locked)).toEqual(Object.fromEntries(versions))
    // What the lock says package.json asks for: npm install rewrites the lock where the two differ.
    expect(lock.packages['']).toMatchObject({
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
      peerDependencies: manifest.peerDependencies,
    })
  })
})

describe('the lock file of each app in tests/consumers', () => {
  const renew = 'npx tsx scripts/lock-consumers.ts'

  test.each(readdirSync(APPS))(
    `%s: names no registry, what Lintel depends on today, and each integrity (else: ${renew})`,
    (name) => {
      const path = join(APPS, name, 'package-lock.json')
      const { packages } = JSON.parse(readFileSync(path, 'utf8')) as Lockfile
      const manifest = JSON.parse(readFileSync(resolve(import.meta.dirname, '../package.json'), 'utf8'))
      expect(packages['node_modules/lintel']).toMatchObject({
        dependencies: manifest.dependencies,
        peerDependencies: manifest.peerDependencies,
      })
      expect(readFileSync(path, 'utf8')).not.toMatch(/"resolved": "https?:/)
      // The tarball of Lintel is built anew; a bundled package is part of another one's tarball.
      const unverified = Object.entries(packages).filter(([key, entry]) => key && !entry.integrity && !entry.inBundle)
      expect(unverified.map(([key]) => key)).toEqual(['node_modules/lintel'])
    },
  )
})

test('the lock file of the foreign wallets in tests/e2e names no registry, and holds each integrity and exact version', () => {
  const folder = resolve(import.meta.dirname, 'e2e/fixtures/visitors/foreign-wallets/packages')
  const lockText = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(lockText) as Lockfile
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  expect(lockText).not.toMatch(/"resolved": "https?:/)
  expect(findUnverified({ lockfileVersion: 3, packages })).toEqual([])
  const direct = Object.keys(manifest.dependencies)
  expect(Object.fromEntries(direct.map((name) => [name, packages[`node_modules/${name}`]?.version]))).toEqual(
    manifest.dependencies,
  )
})

describe('completing a lock', () => {
  test('reports a platform package that is there at another version only', () => {
    expect(findMissingOptionals(sample)).toEqual([
      { parent: 'node_modules/tool', name: '@tool/linux-x64-musl', version: '2.0.0' },
    ])
  })

  test('adds it below its parent, so that the other version stays where it is', () => {
    const done = completeLockfile(sample)
    expect(findMissingOptionals(done)).toEqual([])
    expect(done.packages['node_modules/@tool/linux-x64-musl']?.version).toBe('1.0.0')
    expect(done.packages['node_modules/tool/node_modules/@tool/linux-x64-musl']).toEqual({
      version: '2.0.0',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
      dev: true,
      optional: true,
    })
  })

  test('adds the integrity that the registry knows, and leaves the others as they are', () => {
    const packages = {
      '': { version: '1.0.0' },
      'node_modules/tool': { version: '2.0.0', integrity: 'sha512-a' },
      'node_modules/tool/node_modules/@tool/served': { version: '2.0.0', os: ['linux'] },
      'node_modules/@tool/unserved': { version: '3.0.0' },
    }
    const asked: string[] = []
    const done = addIntegrity({ lockfileVersion: 3, packages }, (name, version) => {
      asked.push(`${name}@${version}`)
      return name === '@tool/served' ? 'sha512-b' : undefined
    })
    expect(asked).toEqual(['@tool/served@2.0.0', '@tool/unserved@3.0.0'])
    expect(JSON.stringify(done.packages)).toBe(
      JSON.stringify({
        ...packages,
        'node_modules/tool/node_modules/@tool/served': { version: '2.0.0', integrity: 'sha512-b', os: ['linux'] },
      }),
    )
    expect(findUnverified(done)).toEqual(['node_modules/@tool/unserved'])
  })

  test.each([
    ['@biomejs/cli-win32-arm64', { os: ['win32'], cpu: ['arm64'] }],
    ['@foundry-rs/anvil-darwin-amd64', { os: ['darwin'], cpu: ['x64'] }],
    ['@oxc-parser/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
    ['@oxc-parser/binding-linux-x64-gnu', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
    ['@oxc-parser/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ])('reads the platform out of %s', (name, platform) => {
    expect(readPlatform(name)).toEqual(platform)
  })

  test('refuses a name without a system rather than guessing', () => {
    expect(() => readPlatform('@tool/addon')).toThrow('no operating system in the name')
  })

  test('agrees with the registry on every platform package the lock already describes', () => {
    // Entries with an integrity came from the registry; the families without libc there predate the field.
    const served = Object.entries(lock.packages).filter(([, entry]) => 'integrity' in entry && entry.os !== undefined)
    expect(served.length).toBeGreaterThan(20)
    for (const [path, { os, cpu, libc }] of served) {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const read = readPlatform(name)
      expect({ name, os: read.os, cpu: read.cpu ?? cpu }).toEqual({ name, os, cpu })
      if (libc !== undefined) expect({ name, libc: read.libc ?? libc }).toEqual({ name, libc })
    }
  })
})
