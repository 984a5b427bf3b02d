import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { lockDataFolder } from '../lock-data-folder.js'
import { OperatorError } from '../operator-error.js'
import { lockFolders, setDataFolder, storingServices } from './data-folder.js'
import { readPostgresUrls } from './read-postgres-urls.js'

/** Files of keys, by their paths in the data folder. */
export const secretPaths = ['keys', 'bundler/key'] as const

/** The file that a running service writes for itself. */
const LOCK = 'running.json'

/**
 * `lintel backup`: copies the embedded databases into a new file (a tar archive, gzip) that only this user may read.
 * The chains, the messages of the relay and installed packages are not in it.
 *
 * @throws OperatorError if services run, the file exists, there is nothing to copy, or the data is in PostgreSQL.
 */
export async function backup({ file, withSecrets }: { file: string; withSecrets: boolean }): Promise<void> {
  const dataFolder = setDataFolder()
  const path = resolve(file)
  const [postgres] = readPostgresUrls()
  if (postgres) {
    throw new OperatorError(
      `The data is in the PostgreSQL of ${postgres}, so nothing was copied. Run: pg_dump --format=custom --file=${quote(path)} "$${postgres}"`,
    )
  }
  const secrets = secretPaths.filter((name) => existsSync(join(dataFolder, name)))
  const databases = storingServices.filter((service) => existsSync(join(dataFolder, service)))
  if (databases.length === 0) throw new OperatorError(`${dataFolder} has no database, so there is nothing to copy.`)
  const release = await lockEverything(dataFolder)
  try {
    const names = [...databases, ...(withSecrets ? secrets : [])]
    // `h`: what links lead to, such as a database on another disk.
    await writeArchive(path, ['-chzf', '-', '-C', dataFolder, `--exclude=${LOCK}`, '--', ...names])
    console.log(`${path} has ${names.join(', ')} of ${dataFolder}.`)
  } finally {
    await release()
  }
  if (secrets.length === 0) return
  console.log(
    withSecrets
      ? 'It contains the keys as well: everybody who reads it can open the server shares of all wallets. Protect it like the keys.'
      : `It has no keys (${secrets.join(', ')}), without which it opens no wallet. Copy them too, to another place.`,
  )
}

/**
 * Locks the data folder and that of each service, so that nothing starts in the meantime.
 *
 * @throws OperatorError that names a process that runs.
 */
export async function lockEverything(dataFolder: string): Promise<() => Promise<void>> {
  try {
    const all = await lockDataFolder(dataFolder)
    const existing = storingServices.filter((service) => existsSync(join(dataFolder, service)))
    const each = await lockFolders(dataFolder, existing).catch(async (error) => {
      await all.release()
      throw error
    })
    return async () => {
      await each.release()
      await all.release()
    }
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error))
  }
}

/** Writes beside the file and renames when everything is on the disk: whatever has its name is a whole copy. */
async function writeArchive(path: string, args: readonly string[]): Promise<void> {
  const refuse = (why: string): never => {
    throw new OperatorError(`${path} ${why}. Write the path of a new file.`)
  }
  if (existsSync(path)) refuse('exists already')
  const part = `${path}.part`
  // Of a copy that was cut off.
  await rm(part, { force: true })
  const target = await open(part, 'wx', 0o600).catch(({ code }: NodeJS.ErrnoException) =>
    refuse(`cannot be written (${code})`),
  )
  try {
    const child = spawn('tar', [...args], { stdio: ['ignore', target.fd, 'inherit'] })
    const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => [error.code])
    if (code !== 0) throw new OperatorError(`tar could not write ${path} (${code}).`)
    await target.sync()
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  } finally {
    await target.close()
  }
}

function quote(path: string): string {
  return `'${path.replaceAll("'", "'\\''")}'`
}
