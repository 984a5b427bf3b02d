import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/** ms. A lock that is older was left behind; a process can have the id of the one that took it. */
const LONGEST = 600_000

/**
 * Takes a lock that one process has at a time: a file with its id, which the process removes when it is done. Waits while another one has
 * it.
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

/** Whether the process that took the lock has ended. */
function isLeftBehind(path: string): boolean {
  try {
    if (Date.now() - statSync(path).mtimeMs > LONGEST) return true
    // 0, this process and its group, while the id is not yet written.
    process.kill(Number(readFileSync(path, 'utf8')), 0)
    return false
  } catch (error) {
    // The process has ended. Another code: the lock was just removed, or its process belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
