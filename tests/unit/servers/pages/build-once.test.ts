import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildOnce, isBuilt } from '../../../../servers/pages/build-once.js'
import { wait } from '../../../../src/rules/async/wait.js'

let folder: string
let what: { output: string; sources: string[] }
let builds: number

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lintel-build-once-'))
  what = { output: join(folder, 'dist/site'), sources: [join(folder, 'src'), join(folder, 'package.json')] }
  builds = 0
  mkdirSync(join(folder, 'src/parts'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{}')
  writeFileSync(join(folder, 'src/parts/one.ts'), 'one')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function build(): Promise<void> {
  builds += 1
  await wait(20)
  mkdirSync(what.output, { recursive: true })
}

test('builds once for all that ask at the same time, and not again', async () => {
  const isNew = await Promise.all([buildOnce(what, build), buildOnce(what, build), buildOnce(what, build)])
  expect(isNew.toSorted()).toEqual([false, false, true])
  expect(await buildOnce(what, build)).toBe(false)
  expect(builds).toBe(1)
})

test.each([
  ['changed', () => writeFileSync(join(folder, 'src/parts/one.ts'), 'two')],
  ['added', () => writeFileSync(join(folder, 'src/parts/two.ts'), 'two')],
  ['deleted', () => rmSync(join(folder, 'src/parts/one.ts'))],
  ['renamed', () => renameSync(join(folder, 'src/parts/one.ts'), join(folder, 'src/parts/two.ts'))],
])('builds again when a source was %s', async (_, change) => {
  await buildOnce(what, build)
  change()
  expect(isBuilt(what)).toBe(false)
  expect(await buildOnce(what, build)).toBe(true)
  expect(isBuilt(what)).toBe(true)
})

test('builds again when the output is gone, and when a source changed during the build', async () => {
  await buildOnce(what, build)
  rmSync(what.output, { recursive: true })
  await buildOnce(what, async () => {
    await build()
    writeFileSync(join(folder, 'package.json'), '{ "changed": true }')
  })
  expect(await buildOnce(what, build)).toBe(true)
  expect(builds).toBe(3)
})

test('a failed build is no build, and the next one does not wait for it', async () => {
  await buildOnce(what, build)
  writeFileSync(join(folder, 'package.json'), '{ "changed": true }')
  await expect(buildOnce(what, () => Promise.reject(new Error('no build')))).rejects.toThrow('no build')
  expect(isBuilt(what)).toBe(false)
  expect(await buildOnce(what, build)).toBe(true)
})

test('takes over the lock of a process that has ended, and not that of one that runs', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  const lock = `${what.output}.lock`
  mkdirSync(join(folder, 'dist'))
  const holder = JSON.stringify({ pid: process.ppid })
  writeFileSync(lock, holder)
  const built = buildOnce(what, build)
  await wait(300)
  expect(builds).toBe(0)
  expect(readFileSync(lock, 'utf8')).toBe(holder)
  writeFileSync(lock, JSON.stringify({ pid }))
  expect(await built).toBe(true)
  expect(existsSync(lock)).toBe(false)
})
