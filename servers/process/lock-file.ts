import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { wait } from '../../src/rules/async/wait.js'

export type FileLock = {
  /** Whether a process that has ended had left the lock behind. */
  wasLeftBehind: boolean
  /** Records the server's URL, so that the next start can tell a crash from a running server. */
  announce(url: string): Promise<void>
  release(): Promise<void>
}

export type FileLockOptions = {
  /** How long the time of a lock of another machine or container may stay the same before it is taken over, ms. Default: 10 s. */
  patience?: number
  /** Whether `isLent` is true in this process and those that it starts. Default: false. */
  lends?: boolean
}

/** The content of a lock. */
type Holder = {
  id?: unknown
  pid: number
  place?: unknown
  host?: unknown
  start?: unknown
  lends?: unknown
  url: string | null
}

/** Another process has the lock. */
export class LockHeldError extends Error {
  override readonly name = 'LockHeldError'
  /** The machine or container of the holder, if it is not this one. */
  readonly host: string | undefined
  readonly pid: number

  constructor(holder: Holder, path: string) {
    super(`The process ${holder.pid} has the lock ${path}.`)
    this.pid = holder.pid
    this.host = isElsewhere(holder) ? String(holder.host) : undefined
  }
}

/** How often the holder sets the time of its lock, which shows that it runs, ms. */
const BEAT = 1_000
/** How long the time of a lock of another machine or container may stay the same before the lock is taken over, ms. */
const PATIENCE = 10_000
/** The age at which the file `.deciding` was left behind, ms: a process decides in less. */
const MAX_DECIDING = 30_000
/** How long to wait before the next try, ms. */
const NEXT_TRY = 100

/**
 * Takes a lock that one process has at a time: a file that names it. A lock is taken over when its process has ended or its server
 * does not answer. A lock of another machine or container, whose processes are not seen from here, is taken over when its time has not
 * changed for `patience`.
 *
 * @throws LockHeldError
 */
export async function lockFile(
  path: string,
  { patience = PATIENCE, lends = false }: FileLockOptions = {},
): Promise<FileLock> {
  const id = randomUUID()
  const write = (url: string | null) =>
    writeFile(path, JSON.stringify({ id, pid: process.pid, place: findPlace(), host: hostname(), start, lends, url }))
  let wasLeftBehind = false
  await decideAlone(`${path}.deciding`, async () => {
    wasLeftBehind = existsSync(path)
    const holder = await readHolder(path)
    if (holder && (await isHeld(holder, path, patience))) throw new LockHeldError(holder, path)
    await write(null)
  })
  const beat = setInterval(() => {
    const now = new Date()
    // Fails if the folder was removed; then nobody can read the lock.
    utimes(path, now, now).catch(() => undefined)
  }, BEAT)
  beat.unref()
  return {
    wasLeftBehind,
    announce: write,
    async release() {
      clearInterval(beat)
      if ((await readHolder(path))?.id === id) await rm(path, { force: true })
    },
  }
}

/** Takes a lock, and waits while another process has it. */
export async function waitForLock(path: string): Promise<FileLock> {
  for (;;) {
    try {
      return await lockFile(path)
    } catch (error) {
      if (!(error instanceof LockHeldError)) throw error
      await wait(NEXT_TRY)
    }
  }
}

/** Whether this process, or the one that started it, holds a lock that it lends. */
export async function isLent(path: string): Promise<boolean> {
  const holder = await readHolder(path)
  if (holder?.lends !== true || isElsewhere(holder)) return false
  return holder.pid === process.pid ? holder.start === start : holder.pid === process.ppid
}

/** Tells this process from an earlier one with the same id: in a container the process of each start has the same one. */
const start = randomUUID()

/** Names the place in which a process id means one process: this machine since it was booted, or this container. */
function findPlace(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    // Only Linux has these files.
    return hostname()
  }
}

/** Runs `decide` in one process at a time: of processes that start together, one takes the lock and the others then find it. */
async function decideAlone(path: string, decide: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await writeFile(path, '', { flag: 'wx' })
      break
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const since = (await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now()
      if (Date.now() - since > MAX_DECIDING) await rm(path, { force: true })
      await wait(50)
    }
  }
  try {
    await decide()
  } finally {
    await rm(path, { force: true })
  }
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    const holder = JSON.parse(await readFile(path, 'utf8'))
    if (typeof holder.pid !== 'number') return null
    return { ...holder, url: typeof holder.url === 'string' ? holder.url : null }
  } catch {
    // No lock file, or one truncated by a crash.
    return null
  }
}

/** Whether the holder of the lock still runs. */
async function isHeld(holder: Holder, path: string, patience: number): Promise<boolean> {
  if (isElsewhere(holder)) return showsLife(path, patience)
  return isAlive(holder) && (holder.url === null || (await answers(holder.url)))
}

/** A lock of an older version names no place and counts as one of this machine. */
function isElsewhere({ place }: Holder): boolean {
  return place !== undefined && place !== findPlace()
}

/** Whether the lock changes while it is watched. Clocks are not compared: that of another machine may be wrong. */
async function showsLife(path: string, patience: number): Promise<boolean> {
  const read = async () => (await stat(path).catch(() => undefined))?.mtimeMs
  const first = await read()
  for (const until = performance.now() + patience; performance.now() < until; ) {
    await wait(Math.min(BEAT / 4, patience))
    const next = await read()
    if (next === undefined) return false
    if (next !== first) return true
  }
  return false
}

function isAlive(holder: Holder): boolean {
  if (holder.pid === process.pid) return holder.start === start
  try {
    return process.kill(holder.pid, 0)
  } catch (error) {
    // A process of another user may not be signalled. Otherwise there is none.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** After a crash the process id may belong to another program, so the server must answer too. */
async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(1_000) })
    return true
  } catch {
    // Nothing listens there.
    return false
  }
}
