import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export type StateFileOptions<Chain> = {
  /** Of the chain, for messages to the operator. */
  name: string
  path: string
  /** Makes the chain of what the file holds. Throws when it holds something else. */
  restore: (value: unknown) => Chain | Promise<Chain>
  report: (message: string) => void
}

/**
 * Restores a local chain from its file. Returns undefined when there is none. A file that cannot be read is moved aside and
 * reported.
 */
export async function readStateFile<Chain>(options: StateFileOptions<Chain>): Promise<Chain | undefined> {
  const { name, path, restore, report } = options
  if (!existsSync(path)) return undefined
  try {
    return await restore(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    const aside = `${path}.broken-${Date.now()}`
    await rename(path, aside)
    const reason = error instanceof Error ? error.message : 'no reason given'
    report(`${name}: the saved state could not be read (${reason}). It was moved to ${aside}; the chain starts fresh.`)
    return undefined
  }
}

/** Writes a draft and renames it, so that an interrupted write keeps the old file. */
export async function writeStateFile(path: string, state: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  await writeFile(draft, JSON.stringify(state))
  await rename(draft, path)
}
