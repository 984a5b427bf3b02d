import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

type LockEntry = {
  version?: string
  integrity?: string
  inBundle?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dev?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** The parts of a package-lock.json (version 3) that this script reads. */
export type Lockfile = { lockfileVersion: number; packages: Record<string, LockEntry> }

/** An optional dependency that the lockfile names but does not contain at the wanted version. */
export type MissingOptional = { parent: string; name: string; version: string }

const OPERATING_SYSTEMS: Record<string, string> = { windows: 'win32' }
const PROCESSORS: Record<string, string> = { amd64: 'x64', 'arm-eabi': 'arm' }
const OS_PATTERN = /(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|windows)/
const CPU_PATTERN = /(arm-eabi|arm64|amd64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|universal|x64)/
const EXACT_VERSION = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/

/** Lists the optional dependencies in `lock` that have no entry of the wanted version. */
export function findMissingOptionals({ packages }: Lockfile): MissingOptional[] {
  return Object.entries(packages).flatMap(([parent, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name, wanted]) => !answers(resolveEntry(packages, parent, name), wanted))
      .map(([name, wanted]) => ({ parent, name, version: wanted })),
  )
}

/**
 * Returns `lock` with an entry for every platform package that the registry did not serve, so that `npm ci` accepts it
 * on every system. `addIntegrity` adds the integrity that such an entry lacks.
 */
export function completeLockfile(lock: Lockfile): Lockfile {
  const packages = { ...lock.packages }
  for (const { parent, name, version } of findMissingOptionals(lock)) {
    if (!EXACT_VERSION.test(version))
      throw new Error(`${parent} wants ${name}@${version}: run npm install online once.`)
    // Put the entry below its parent: beside it, the entry could hide another version from other packages.
    const { os, cpu, libc } = readPlatform(name)
    // Keys in npm's order, so that the next `npm install` does not rewrite them.
    packages[`${parent}/node_modules/${name}`] = {
      version,
      ...(cpu !== undefined && { cpu }),
      ...(packages[parent]?.dev === true && { dev: true }),
      ...(libc !== undefined && { libc }),
      optional: true,
      ...(os !== undefined && { os }),
    }
  }
  const sorted = Object.entries(packages).sort(([left], [right]) => left.localeCompare(right, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}

/** Lists the paths of the entries without integrity. npm installs these without a check of their content. */
export function findUnverified({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, { integrity }]) =>
    path === '' || integrity !== undefined ? [] : [path],
  )
}

/** Returns `lock` with the integrity of every entry that lacks it and that `readIntegrity` knows. */
export function addIntegrity(
  lock: Lockfile,
  readIntegrity: (name: string, version: string) => string | undefined,
): Lockfile {
  const packages = { ...lock.packages }
  for (const path of findUnverified(lock)) {
    const { version = '', ...rest } = packages[path] ?? {}
    const integrity = readIntegrity(readName(path), version)
    // The keys in npm's order.
    if (integrity !== undefined) packages[path] = { version, integrity, ...rest }
  }
  return { ...lock, packages }
}

function readName(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** Reads the integrity from the registry. Returns undefined if it does not serve this version. */
function readRegistry(name: string, version: string): string | undefined {
  try {
    const view = ['view', `${name}@${version}`, 'dist.integrity']
    return execFileSync('npm', view, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined
  } catch {
    // Not available: the entry stays unchanged, and is listed below.
    return undefined
  }
}

/** Reads the operating system, processor and libc from the name of a platform package. */
export function readPlatform(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const platform = name.slice(name.indexOf('/') + 1)
  // WebAssembly runs on any processor of a named system.
  if (platform.startsWith('sharp-freebsd-wasm32')) return { os: ['freebsd'] }
  if (platform.includes('wasm32')) return { cpu: ['wasm32'] }
  if (platform === 'fsevents') return { os: ['darwin'] }
  const os = OS_PATTERN.exec(platform)?.[0]
  if (os === undefined) throw new Error(`${name}: no operating system in the name; add its entry by hand.`)
  const cpu = CPU_PATTERN.exec(platform.slice(platform.indexOf(os) + os.length))?.[0]
  const libc = /musl/.test(platform) ? 'musl' : /gnu(?!eabi)/.test(platform) && os === 'linux' ? 'glibc' : undefined
  return {
    os: [OPERATING_SYSTEMS[os] ?? os],
    ...(cpu !== undefined && cpu !== 'universal' && { cpu: [PROCESSORS[cpu] ?? cpu] }),
    ...(libc !== undefined && { libc: [libc] }),
  }
}

function answers(entry: LockEntry | undefined, wanted: string): boolean {
  return entry !== undefined && (!EXACT_VERSION.test(wanted) || entry.version === wanted)
}

/** Resolves a package in the lock as Node does: the nearest node_modules wins. */
function resolveEntry(packages: Lockfile['packages'], parent: string, name: string): LockEntry | undefined {
  for (let base = parent; ; base = base.slice(0, Math.max(base.lastIndexOf('/node_modules/'), 0))) {
    const entry = packages[base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`]
    if (entry !== undefined || base === '') return entry
  }
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const path = resolve(import.meta.dirname, '../package-lock.json')
  const lock = JSON.parse(readFileSync(path, 'utf8')) as Lockfile
  const missing = findMissingOptionals(lock)
  const completed = addIntegrity(completeLockfile(lock), readRegistry)
  const unverified = findUnverified(completed)
  if (missing.length > 0 || unverified.length < findUnverified(lock).length) {
    writeFileSync(path, `${JSON.stringify(completed, null, 2)}\n`)
  }
  console.log(`${missing.length} platform packages added to package-lock.json`)
  if (unverified.length > 0)
    console.log(`Without integrity, because npm does not serve them:\n${unverified.join('\n')}`)
}
