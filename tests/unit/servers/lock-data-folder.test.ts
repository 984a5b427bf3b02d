import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isFolderLent, lockDataFolder } from '../../../servers/lock-data-folder.js'
import { waitForLock } from '../../../servers/process/lock-file.js'
import { wait } from '../../../src/rules/async/wait.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lintel-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const readLock = () => JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8'))
const writeLock = (holder: object) => writeFileSync(join(folder, 'running.json'), JSON.stringify(holder))

test('of starts at the same time one has the folder, and the next after its release', async () => {
  const starts = await Promise.allSettled(Array.from({ length: 5 }, () => lockDataFolder(folder)))
  const [held, ...more] = starts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(more).toEqual([])
  await held?.release()
  expect(readdirSync(folder)).toEqual([])
  await (await lockDataFolder(folder)).release()
})

test('a lock that has the id of this process from another start of the container is taken over', async () => {
  const lock = await lockDataFolder(folder)
  writeLock({ ...readLock(), start: 'before' })
  const next = await lockDataFolder(folder)
  // It is not that of the first any more.
  await lock.release()
  expect(existsSync(join(folder, 'running.json'))).toBe(true)
  await next.release()
})

test('a lock of another container is held while it shows life, whatever its process id, and then taken over', async () => {
  writeLock({ pid: process.pid, place: 'another container', host: 'lintel-2', url: null })
  let time = 1
  const beat = setInterval(() => utimesSync(join(folder, 'running.json'), time, time++), 100)
  await expect(lockDataFolder(folder, { patience: 2_000 })).rejects.toThrow(
    `in another container or machine (lintel-2, pid ${process.pid}). End it there`,
  )
  clearInterval(beat)
  const lock = await lockDataFolder(folder, { patience: 300 })
  expect(readLock().place).not.toBe('another container')
  await lock.release()
})

test('a held lock shows life', async () => {
  const lock = await lockDataFolder(folder)
  writeLock({ ...readLock(), place: 'another container' })
  await expect(lockDataFolder(folder, { patience: 3_000 })).rejects.toThrow('already runs')
  await lock.release()
})

test('a lock that its holder lends is that of the processes that it starts, and of no others', async () => {
  const lock = await lockDataFolder(folder, { lends: true })
  const own = readLock()
  expect(await isFolderLent(folder)).toBe(true)
  for (const [change, expected] of [
    [{ pid: process.ppid }, true],
    [{ pid: process.ppid, lends: false }, false],
    [{ pid: process.ppid, place: 'another container' }, false],
    [{ pid: 1_000_000_000 }, false],
    [{ start: 'before' }, false],
  ] as const) {
    writeLock({ ...own, ...change })
    expect(await isFolderLent(folder), JSON.stringify(change)).toBe(expected)
  }
  writeLock(own)
  await lock.release()
})

test('of those that wait for a lock that was left behind one has it at a time, and the first knows', async () => {
  const path = join(folder, 'some.lock')
  writeFileSync(path, JSON.stringify({ pid: process.pid, start: 'before' }))
  let holders = 0
  const take = async () => {
    const lock = await waitForLock(path)
    holders += 1
    expect(holders).toBe(1)
    await wait(20)
    holders -= 1
    await lock.release()
    return lock.wasLeftBehind
  }
  const taken = await Promise.all([take(), take(), take()])
  expect(taken.toSorted()).toEqual([false, false, true])
})
