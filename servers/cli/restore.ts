import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { OperatorError } from '../operator-error.js'
import { lockEverything, secretPaths } from './backup.js'
import { setDataFolder, storingServices } from './data-folder.js'
import { readPostgresUrls } from './read-postgres-urls.js'

const run = promisify(execFile)
/** The files that an archive may contain, as `backup` writes them. */
const known: readonly string[] = [...storingServices, ...secretPaths]
/** Bytes of the list of files. */
const MAX_OUTPUT = 64 * 1024 * 1024

/**
 * `lintel restore`: restores a copy of `lintel backup` into the data folder, all or nothing.
 *
 * @throws OperatorError if services run, the data folder has data already, or the file is not a backup.
 */
export async function restore({ file }: { file: string }): Promise<void> {
  const dataFolder = setDataFolder()
  const path = resolve(file)
  const [postgres] = readPostgresUrls()
  if (postgres) {
    throw new OperatorError(
      `The data is in the PostgreSQL of ${postgres}. Run: pg_restore --clean --if-exists --dbname="$${postgres}" <file of pg_dump>`,
    )
  }
  const names = await listNames(path)
  await mkdir(dataFolder, { recursive: true })
  const there = names.find((name) => existsSync(join(dataFolder, name)))
  if (there !== undefined) {
    throw new OperatorError(
      `${join(dataFolder, there)} exists already, and is not overwritten. Move it away, or set LINTEL_DATA_DIR to another folder.`,
    )
  }
  const release = await lockEverything(dataFolder)
  const draft = await mkdtemp(join(dataFolder, 'restore-'))
  const moved: string[] = []
  try {
    await run('tar', ['-xzf', path, '-C', draft])
    await refuseLinks(draft)
    for (const name of names) {
      await mkdir(dirname(join(dataFolder, name)), { recursive: true, mode: 0o700 })
      await rename(join(draft, name), join(dataFolder, name))
      moved.push(name)
    }
    console.log(`${dataFolder} has ${names.join(', ')} of ${path}.`)
  } catch (error) {
    for (const name of moved) await rm(join(dataFolder, name), { recursive: true, force: true })
    throw new OperatorError(`${path} cannot be restored. ${error instanceof Error ? error.message : error}`)
  } finally {
    await rm(draft, { recursive: true, force: true })
    await release()
  }
  const hasKeys =
    existsSync(join(dataFolder, 'keys')) || Boolean(process.env.WALLET_KEKS || process.env.WALLET_KEKS_FILE)
  if (names.includes('identity') && !hasKeys) {
    console.log(
      'Before the identity service starts, put WALLET_KEKS and IDENTITY_SECRET back: with new ones no wallet opens.',
    )
  }
}

/** A link of an archive that somebody else has written would lead services to files outside of the data folder. */
async function refuseLinks(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const link = entries.find((entry) => !entry.isFile() && !entry.isDirectory())
  if (link) throw new OperatorError(`It has ${JSON.stringify(link.name)}, which is neither a file nor a folder.`)
}

/** The entries of an archive that are moved. */
async function listNames(path: string): Promise<string[]> {
  const { stdout } = await run('tar', ['-tzf', path], { maxBuffer: MAX_OUTPUT }).catch(() => {
    throw new OperatorError(`${path} cannot be read as a backup. Write the path of a file of lintel backup.`)
  })
  const entries = stdout.split('\n').filter(Boolean)
  const isInside = (entry: string, name: string) => entry.replace(/\/$/, '') === name || entry.startsWith(`${name}/`)
  const foreign = entries.find(
    (entry) => entry.split('/').includes('..') || !known.some((name) => isInside(entry, name)),
  )
  if (entries.length === 0 || foreign !== undefined) {
    throw new OperatorError(`${path} is not a backup of Lintel${foreign ? `: it has ${JSON.stringify(foreign)}` : ''}.`)
  }
  return known.filter((name) => entries.some((entry) => isInside(entry, name)))
}
