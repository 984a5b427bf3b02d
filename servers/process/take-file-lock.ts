import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/** The longest time that a lock is held, ms. An older one was left behind, even if a process has its id: ids are given out again. */
const MAX_AGE = 600_000

/**
 * Takes a lock that one process of this machine has at a time: a file with its process id, which it removes when it is done. Waits while
 * another process has the lock. For a folder that containers share, see `lockDataFolder`: process ids mean nothing there.
 *
 * @returns whether a process that has ended had left it behind
 */
export async function takeFileLock(path: string): Promise<boolean> {
  let wasLeftBehind = false
  while (!writeLock(path)) {
    if (isLeftBehind(path)) {
      rmSync(path, { force: true })
      wasLeftBehind = true
    }
    await setTimeout(100)
  }
  return wasLeftBehind
}

/** Writes the id of this process into a new file. Returns false if the file exists. */
function writeLock(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

/** Whether the process that took the lock has ended without removing it. */
function isLeftBehind(path: string): boolean {
  try {
    if (Date.now() - statSync(path).mtimeMs > MAX_AGE) return true
    // Signal 0 only checks whether the process exists. An empty file, whose id is about to be written, reads as 0: the process group of
    // this process, which exists.
    process.kill(Number(readFileSync(path, 'utf8')), 0)
    return false
  } catch (error) {
    // ESRCH: the process has ended. With another code it has not: the lock was just removed, or its process belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
