import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The lock of a data folder: the file `running.json` in it. */
export type FolderLock = {
  /** Records the server's URL, so that the next start can tell a crash from a running server. */
  announce(url: string): Promise<void>
  release(): Promise<void>
}

/** How often the holder sets the time of its lock, which shows that it runs, ms. */
const BEAT = 1_000
/** How long the time of a lock of another machine or container may stay the same before the lock is taken over, ms. */
const PATIENCE = 10_000
/** The age at which `running.json.deciding` was left behind, ms: a process decides in less. */
const MAX_DECIDING = 30_000

/**
 * Locks a data folder until it is released: two chains must not write one state file. A lock is taken over when its
 * process has ended or its server does not answer. A lock of another machine or container, whose processes are not
 * seen from here, is taken over when its time has not changed for `patience` (ms, default 10 s).
 *
 * @throws Error that names the process that holds the lock
 */
export async function lockDataFolder(folder: string, { patience = PATIENCE } = {}): Promise<FolderLock> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'running.json')
  const id = randomUUID()
  const write = (url: string | null) =>
    writeFile(path, JSON.stringify({ id, pid: process.pid, place: findPlace(), host: hostname(), start, url }))
  await decideAlone(`${path}.deciding`, async () => {
    const holder = await readHolder(path)
    if (holder && (await isHeld(holder, path, patience))) throw new Error(describeHolder(holder, folder))
    await write(null)
  })
  const beat = setInterval(() => {
    const now = new Date()
    // Fails if the folder was removed; then nobody can read the lock.
    utimes(path, now, now).catch(() => undefined)
  }, BEAT)
  beat.unref()
  return {
    announce: write,
    async release() {
      clearInterval(beat)
      if ((await readHolder(path))?.id === id) await rm(path, { force: true })
    },
  }
}

/** The content of `running.json`. */
type Holder = { id?: unknown; pid: number; place?: unknown; host?: unknown; start?: unknown; url: string | null }

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

/**
 * Runs `decide` in one process at a time: of processes that start together, one takes the lock and the others then find it. Not
 * `takeFileLock`, whose process ids mean nothing in another container.
 */
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
  } catch {
    // No such process, or no permission to signal it.
    return false
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

function describeHolder(holder: Holder, folder: string): string {
  if (isElsewhere(holder)) {
    return `Lintel already runs with ${folder} in another container or machine (${holder.host}, pid ${holder.pid}). End it there, then run this again.`
  }
  return `Lintel already runs with ${folder} (pid ${holder.pid}). End it with Ctrl-C in its window, then run this again.`
}
