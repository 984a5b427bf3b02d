import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { installPackages } from '../../../../servers/cli/install-packages.js'
import { findPackage } from '../../../../servers/packages/find-package.js'

const folder = mkdtempSync(join(tmpdir(), 'lintel-packages-'))
const reports: string[] = []
const report = (message: string) => void reports.push(message)
// One that the repository does not have: the others are found beside these tests.
const missing = ['redis-of-nobody'] as never

vi.mock('../../../../servers/packages/optional-packages.js', async (load) => {
  const real = await load<typeof import('../../../../servers/packages/optional-packages.js')>()
  return {
    ...real,
    optionalPackages: { 'redis-of-nobody': { version: '6.0.0', why: 'this test' } },
    formatPackages: (names: string[]) => names.map((name) => `${name}@6.0.0`),
  }
})

vi.mock('../../../../servers/parts/find-parts.js', () => ({
  parts: {
    readInstallation: async (name: string) => ({
      manifest: { dependencies: { [name]: '6.0.0' } },
      lock: { packages: {} },
    }),
  },
}))

beforeAll(() => {
  // An npm that says what it is asked for, and installs it.
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  writeFileSync(
    join(bin, 'npm'),
    `#!/bin/sh
echo "$@" > ${join(folder, 'asked')}
[ -e ${join(folder, 'offline')} ] && { echo 'npm error code ENOTFOUND' >&2; exit 1; }
mkdir -p node_modules/redis-of-nobody && echo '{}' > node_modules/redis-of-nobody/package.json
sleep 0.3
echo > node_modules/redis-of-nobody/index.js
`,
  )
  chmodSync(join(bin, 'npm'), 0o755)
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`)
  vi.stubEnv('LINTEL_DATA_DIR', join(folder, 'data'))
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const advice = 'Not installed: redis-of-nobody (this test). Run: npm install redis-of-nobody@6.0.0'

test('without leave to install, it says which packages are missing and what installs them', async () => {
  await expect(installPackages(missing, { installs: false, report })).rejects.toThrow(advice)
  expect(existsSync(join(folder, 'asked'))).toBe(false)
})

test('an npm that fails is told with its output, and what to run instead', async () => {
  writeFileSync(join(folder, 'offline'), '')
  await expect(installPackages(missing, { installs: true, report })).rejects.toThrow(
    `npm could not install redis-of-nobody (1). npm error code ENOTFOUND\n${advice}`,
  )
  rmSync(join(folder, 'offline'))
})

test('a package of the working directory does not count, nor one of a folder above the data folder', () => {
  for (const place of ['here', 'data/packages/../..']) {
    mkdirSync(join(folder, place, 'node_modules/redis-of-nobody'), { recursive: true })
    writeFileSync(join(folder, place, 'node_modules/redis-of-nobody/package.json'), '{}')
  }
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(join(folder, 'here'))
  expect(findPackage('redis-of-nobody')).toBeUndefined()
  cwd.mockRestore()
  for (const place of ['here', '.']) rmSync(join(folder, place, 'node_modules'), { recursive: true })
})

test('a package is installed into the data folder by its lock, without scripts, once', async () => {
  reports.splice(0)
  await installPackages(missing, { installs: true, report })
  const packages = join(folder, 'data', 'packages')
  expect(reports).toEqual([`Installs redis-of-nobody@6.0.0 with npm into ${packages}, once.`, 'They are installed.'])
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(/^ci .*--ignore-scripts /)
  const own = join(packages, 'redis-of-nobody')
  const read = (file: string) => JSON.parse(readFileSync(join(own, file), 'utf8'))
  expect([read('package.json'), read('package-lock.json')]).toEqual([
    { dependencies: { 'redis-of-nobody': '6.0.0' } },
    { packages: {} },
  ])
  expect(findPackage('redis-of-nobody')).toBe(own)
  rmSync(join(folder, 'asked'))
  await installPackages(missing, { installs: true, report })
  expect(existsSync(join(folder, 'asked'))).toBe(false)
})

test('two starts at once install once, and neither goes on before all files are there; what a killed one has begun is made anew', async () => {
  const packages = join(folder, 'data', 'packages')
  const own = join(packages, 'redis-of-nobody')
  const index = join(own, 'node_modules/redis-of-nobody/index.js')
  rmSync(own, { recursive: true })
  reports.splice(0)
  const start = async () => {
    await installPackages(missing, { installs: true, report })
    return existsSync(index)
  }
  const first = start()
  // npm has begun.
  await vi.waitFor(() => expect(findPackage('redis-of-nobody')).toBe(own), { interval: 10 })
  expect(await Promise.all([first, start()])).toEqual([true, true])
  expect(reports).toHaveLength(2)
  rmSync(index)
  const ended = spawnSync('true').pid
  writeFileSync(`${packages}.lock`, String(ended))
  expect(await start()).toBe(true)
})
