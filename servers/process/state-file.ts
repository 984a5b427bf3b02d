import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export type StateFileOptions<State> = {
  path: string
  /** Creates the state from the content of the file. Throws if the content is invalid. */
  restore: (value: unknown) => State | Promise<State>
  /** Called with the reason why the file could not be read, and its new path. */
  reportBroken: (reason: string, aside: string) => void
}

/** Restores a state from its JSON file. Returns undefined if there is no file. A file that cannot be read is moved aside. */
export async function readStateFile<State>(options: StateFileOptions<State>): Promise<State | undefined> {
  const { path, restore, reportBroken } = options
  if (!existsSync(path)) return undefined
  try {
    return await restore(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    reportBroken(explain(error), await moveAside(path))
    return undefined
  }
}

/** The message of a parser quotes the file. */
function explain(error: unknown): string {
  if (error instanceof SyntaxError) return 'it is not JSON'
  return error instanceof Error ? error.message : 'no reason given'
}

/** Renames a file that cannot be read. Returns its new path. */
export async function moveAside(path: string): Promise<string> {
  const aside = `${path}.broken-${Date.now()}`
  await rename(path, aside)
  return aside
}

/**
 * Writes a draft and renames it, so that an interrupted write keeps the old file.
 *
 * @param mode The permissions of the file. Default: those of the process.
 */
export async function writeStateFile(path: string, state: unknown, mode?: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  await writeFile(draft, JSON.stringify(state), mode === undefined ? {} : { mode })
  await rename(draft, path)
}
