import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type FolderLock = {
  /** Records the server's URL, so that the next start can tell a crash from a running server. */
  announce(url: string): Promise<void>
  release(): Promise<void>
}

/**
 * Locks a data folder until it is released: two chains must not write one state file. A lock is taken over when its
 * process has ended or its server does not answer.
 *
 * @throws Error that names the process that holds it.
 */
export async function lockDataFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'running.json')
  const holder = await readHolder(path)
  if (holder && isAlive(holder) && (holder.url === null || (await answers(holder.url)))) {
    throw new Error(
      `Lintel already runs with ${folder} (pid ${holder.pid}). End it with Ctrl-C in its window, then run this again.`,
    )
  }
  const announce = (url: string | null) => writeFile(path, JSON.stringify({ pid: process.pid, startedAt, url }))
  await announce(null)
  return { announce, release: () => rm(path, { force: true }) }
}

type Holder = { pid: number; url: string | null; startedAt: unknown }

/** When this process started, ms since 1970. */
const startedAt = Math.round(performance.timeOrigin)

async function readHolder(path: string): Promise<Holder | null> {
  try {
    const { pid, url, startedAt } = JSON.parse(await readFile(path, 'utf8'))
    return typeof pid === 'number' ? { pid, url: typeof url === 'string' ? url : null, startedAt } : null
  } catch {
    // No lock file, or one truncated by a crash.
    return null
  }
}

/** In a container the process of each start has the same id, so that an earlier one would count as this one. */
function isAlive(holder: Holder): boolean {
  if (holder.pid === process.pid) return holder.startedAt === startedAt
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
