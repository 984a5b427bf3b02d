import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type MemorySnapshot, parseMemorySnapshot } from '../../index.js'

/** What an earlier relay left behind. A file that cannot be read is moved aside and reported; the relay starts empty. */
export async function readSnapshot(
  path: string,
  report: (message: string) => void,
): Promise<MemorySnapshot | undefined> {
  if (!existsSync(path)) return undefined
  try {
    return parseMemorySnapshot(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    const aside = `${path}.broken-${Date.now()}`
    await rename(path, aside)
    const reason = error instanceof Error ? error.message : 'no reason given'
    report(`Relay: the saved mailboxes could not be read (${reason}). They were moved to ${aside}; it starts empty.`)
    return undefined
  }
}

/** Written beside and put in place whole: an end in the middle leaves the old file. Only its owner may read it. */
export async function writeSnapshot(path: string, snapshot: MemorySnapshot): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  await writeFile(draft, JSON.stringify(snapshot), { mode: 0o600 })
  await rename(draft, path)
}
