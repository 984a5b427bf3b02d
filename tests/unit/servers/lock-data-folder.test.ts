import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataFolder } from '../../../servers/lock-data-folder.js'

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
