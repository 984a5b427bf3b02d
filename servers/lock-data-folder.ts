import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileLock, type FileLockOptions, isLent, LockHeldError, lockFile } from './process/lock-file.js'

/** The lock of a data folder: the file `running.json` in it. */
export type FolderLock = Pick<FileLock, 'announce' | 'release'>

const NAME = 'running.json'

/**
 * Locks a data folder until it is released: two chains must not write one state file.
 *
 * @throws Error that names the process that holds the lock
 */
export async function lockDataFolder(folder: string, options: FileLockOptions = {}): Promise<FolderLock> {
  await mkdir(folder, { recursive: true })
  try {
    return await lockFile(join(folder, NAME), options)
  } catch (error) {
    throw error instanceof LockHeldError ? new Error(describeHolder(error, folder)) : error
  }
}

/** Whether this process, or the one that started it, has locked a data folder with `lends`, and so may open the database in it. */
export function isFolderLent(folder: string): Promise<boolean> {
  return isLent(join(folder, NAME))
}

function describeHolder({ host, pid }: LockHeldError, folder: string): string {
  if (host !== undefined) {
    return `Lintel already runs with ${folder} in another container or machine (${host}, pid ${pid}). End it there, then run this again.`
  }
  return `Lintel already runs with ${folder} (pid ${pid}). End it with Ctrl-C in its window, then run this again.`
}
