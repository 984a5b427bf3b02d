import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { type FolderLock, isFolderLent, lockDataFolder } from '../lock-data-folder.js'
import { OperatorError } from '../operator-error.js'
import type { Database } from './database.js'
import type { DatabaseDefinition } from './database-definition.js'
import { migrateAll } from './migrations.js'

/** Half of the default, which keeps the process small. 16 MB segments of the log would be most of a new folder. */
const SHARED_BUFFERS = '64MB'
/** Ends with the process that started it, whose pipe it reads. */
const CREATE = `
process.stdin.resume().once('close', () => process.exit(1)).unref()
const { PGlite } = await import(process.argv[1])
const database = await PGlite.create({ dataDir: process.argv[2], initDbStartParams: ['--wal-segsize=1'] })
await database.close()`

/** Begins the names of folders whose database is not complete. */
const UNFINISHED = 'pglite.unfinished'

export async function openPglite(
  folder: string,
  definition: DatabaseDefinition,
  signal?: AbortSignal,
): Promise<Database> {
  const { migrations, settings = [] } = definition
  const dataDir = join(folder, 'pglite')
  const lock = await lockFiles(folder)
  let client: PGlite | undefined
  const close = async () => {
    await client?.close()
    await lock?.release()
  }
  try {
    if (!existsSync(dataDir)) await createDataDir(dataDir, signal)
    client = await PGlite.create({
      dataDir,
      startParams: [
        ...PGlite.defaultStartParams,
        ...[`shared_buffers=${SHARED_BUFFERS}`, ...settings].flatMap((setting) => ['-c', setting]),
      ],
    })
    const db = drizzle(client)
    await migrateAll(db, migrations, (part) => migrate(db, part))
    // PGlite has one session, which every lock of PostgreSQL would be free for.
    const taken = new Set<string>()
    return {
      db,
      definition,
      async takeLock(name) {
        if (taken.has(name)) return null
        taken.add(name)
        return { db, release: async () => void taken.delete(name) }
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Locks the folder, unless the command or the process that started this one has locked it for its database.
 *
 * @throws OperatorError while it is locked by another process, or by a database of this one.
 */
async function lockFiles(folder: string): Promise<FolderLock | undefined> {
  if (await isFolderLent(folder)) return undefined
  return lockDataFolder(folder).catch((error: unknown) => {
    const problem = error instanceof Error ? error.message : String(error)
    throw new OperatorError(
      `${problem} The files of PGlite can be open once: let services share what openDatabase() returns, or use PostgreSQL.`,
    )
  })
}

/**
 * Creates the files of an empty database in a process of its own, because that takes about 800 MB of memory, which a
 * process does not give back. They get their place when they are complete, so that a start that is cut off can be repeated.
 */
async function createDataDir(dataDir: string, signal: AbortSignal | undefined): Promise<void> {
  const parent = dirname(dataDir)
  await mkdir(parent, { recursive: true })
  for (const name of await readdir(parent)) {
    if (name.startsWith(UNFINISHED)) await rm(join(parent, name), { recursive: true, force: true, maxRetries: 3 })
  }
  // A folder of its own: the process of a start that was cut off may still write to the one before.
  const unfinished = await mkdtemp(join(parent, `${UNFINISHED}-`))
  const pglite = import.meta.resolve('@electric-sql/pglite')
  const child = spawn(process.execPath, ['--input-type=module', '--eval', CREATE, pglite, unfinished], {
    stdio: ['pipe', 'ignore', 'pipe'],
    ...(signal ? { signal, killSignal: 'SIGKILL' } : {}),
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-2_000)
  })
  const [code, ending] = await once(child, 'close')
  if (code !== 0)
    throw new OperatorError(`The database could not be created in ${dataDir} (${ending ?? code}).\n${output}`)
  await rename(unfinished, dataDir)
}
