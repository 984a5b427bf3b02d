import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { moveFile } from '../../process/ensure-file.js'

/** The variables whose default is a file. */
export type KeyVariable = 'IDENTITY_SECRET' | 'WALLET_KEKS'

/** `old` lies in the folder of the database, so that a copy of it would have both. */
const names: Record<KeyVariable, { name: string; old: string }> = {
  IDENTITY_SECRET: { name: 'identity-secret', old: 'secret' },
  WALLET_KEKS: { name: 'wallet-keks', old: 'wallet-keks' },
}

/**
 * Returns the path of the file that holds a variable's default, in a folder beside that of the database. One that an older
 * version has written into the folder of the database is moved.
 *
 * @throws Error when there are two that differ
 */
export async function moveKeyFile(dataFolder: string, variable: KeyVariable): Promise<string> {
  const { current, old } = listPaths(dataFolder, variable)
  await moveFile(old, current)
  return current
}

/** Returns the path of the file that holds a variable's default now, or undefined if there is none. */
export function findKeyFile(dataFolder: string, variable: KeyVariable): string | undefined {
  const { current, old } = listPaths(dataFolder, variable)
  return [current, old].find((path) => existsSync(path))
}

function listPaths(dataFolder: string, variable: KeyVariable): { current: string; old: string } {
  const { name, old } = names[variable]
  return { current: join(dataFolder, 'keys', name), old: join(dataFolder, 'identity', old) }
}
