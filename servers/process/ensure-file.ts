import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createId } from '../identity/secrets/tokens.js'

/**
 * Reads a file of secrets. When there is none it is created with what `write` returns, which only this user may read. Of
 * processes that start at the same time one creates it.
 */
export async function ensureFile(path: string, write: () => string): Promise<string> {
  const existing = await readIfThere(path)
  if (existing !== undefined) return existing
  await mkdir(dirname(path), { recursive: true })
  // Linked when it is whole, so that another process never reads a part of it.
  const draft = `${path}.${createId()}`
  await writeFile(draft, write(), { flag: 'wx', mode: 0o600 })
  try {
    await link(draft, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
  return readFile(path, 'utf8')
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
