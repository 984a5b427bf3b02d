import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createId } from '../identity/secrets/tokens.js'

/**
 * Reads a file of secrets. If it does not exist, it is created with the result of `write`. Only this user may read it. Of
 * processes that start at the same time one creates it.
 */
export async function ensureFile(path: string, write: () => string): Promise<string> {
  const existing = await readIfThere(path)
  if (existing !== undefined) return existing
  await mkdir(dirname(path), { recursive: true })
  // Linked when it is whole and on the disk, so that another process never reads a part of it.
  const draft = `${path}.${createId()}`
  await writeFile(draft, write(), { flag: 'wx', mode: 0o600, flush: true })
  try {
    await link(draft, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
  return readFile(path, 'utf8')
}

/**
 * Moves a file of secrets to another folder, also one on another disk. Does nothing if it does not exist. The folder is
 * created if needed, and only this user may open it. Several processes may move it at the same time.
 *
 * @throws Error when both files exist and differ: each may be needed.
 */
export async function moveFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(dirname(to)), { recursive: true })
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const text = await readIfThere(from)
  if (text === undefined) return
  if ((await ensureFile(to, () => text)) !== text) {
    throw new Error(
      `There are two files of secrets, ${from} and ${to}, and they differ. Each may be needed. ` +
        'Find out which one the database belongs to, and remove the other one.',
    )
  }
  await rm(from, { force: true })
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
