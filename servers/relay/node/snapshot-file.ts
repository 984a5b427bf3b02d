import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type MemorySnapshot, parseMemorySnapshot } from '../../index.js'

/** Reads the saved mailboxes. A file that cannot be read is renamed and reported, and the relay starts empty. */
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

/** Writes a draft and renames it, so that an interrupted write keeps the old file. Only the owner may read the file. */
export async function writeSnapshot(path: string, snapshot: MemorySnapshot): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  await writeFile(draft, JSON.stringify(snapshot), { mode: 0o600 })
  await rename(draft, path)
}
