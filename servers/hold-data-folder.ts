import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type HeldFolder = {
  /** Says where the holder answers, so that a later start can tell a crash from a running server. */
  announce(url: string): Promise<void>
  release(): Promise<void>
}

/**
 * Marks a data folder as ours until it is released, since two chains must not write one state file.
 * A mark whose process is gone, or that nothing answers for, is taken over.
 *
 * @throws Error that names the process that holds it.
 */
export async function holdDataFolder(folder: string): Promise<HeldFolder> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'running.json')
  const holder = await readHolder(path)
  if (holder && isAlive(holder.pid) && (holder.url === null || (await answers(holder.url)))) {
    throw new Error(
      `Lintel already runs with ${folder} (pid ${holder.pid}). End it with Ctrl-C in its window, then run this again.`,
    )
  }
  const announce = (url: string | null) => writeFile(path, JSON.stringify({ pid: process.pid, url }))
  await announce(null)
  return { announce, release: () => rm(path, { force: true }) }
}

async function readHolder(path: string): Promise<{ pid: number; url: string | null } | null> {
  try {
    const { pid, url } = JSON.parse(await readFile(path, 'utf8'))
    return typeof pid === 'number' ? { pid, url: typeof url === 'string' ? url : null } : null
  } catch {
    // Absent, or cut short by a crash: either way nobody holds the folder.
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    // No such process, or not ours to signal.
    return false
  }
}

/** A pid can be given to another program after a crash, so the holder must also answer. */
async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(1_000) })
    return true
  } catch {
    // Nothing listens there any more.
    return false
  }
}
