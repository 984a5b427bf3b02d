import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { wait } from '../../src/rules/async/wait.js'

export type RecordedProcess = {
  /** File of its id. */
  path: string
  /** A part of its command line, such as the path of its state. The id may belong to another program by now. */
  command: string
}

/** How long a process may take to save its state and end before it is killed, ms. */
const TIMEOUT = 5_000
const INTERVAL = 50
const run = promisify(execFile)

/** Records the id of a process for `endOrphan`. */
export async function recordProcess({ path }: RecordedProcess, pid: number): Promise<void> {
  await writeFile(path, String(pid))
}

/** Ends a recorded process that outlived the one that started it. Returns its id, or null when it has ended. */
export async function endOrphan({ path, command }: RecordedProcess): Promise<number | null> {
  if (!existsSync(path)) return null
  const pid = Number(await readFile(path, 'utf8'))
  const isOurs = async () => pid > 0 && (await readCommand(pid)).includes(command)
  const found = await isOurs()
  if (found) {
    process.kill(pid, 'SIGTERM')
    const limit = Date.now() + TIMEOUT
    while (await isOurs()) {
      if (Date.now() > limit) process.kill(pid, 'SIGKILL')
      await wait(INTERVAL)
    }
  }
  await rm(path, { force: true })
  return found ? pid : null
}

/** The command line of a process, or nothing if the process does not exist. */
async function readCommand(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ')
    return (await run('ps', ['-p', String(pid), '-o', 'args='])).stdout
  } catch {
    // It has ended.
    return ''
  }
}
