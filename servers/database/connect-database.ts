import type { Database, Db } from './database.js'

export type ConnectedDatabase = {
  /** Undefined while the database is not open. */
  read(): Db | undefined
  /** The same, with what belongs to its connections. */
  readOpen(): Database | undefined
  close(): Promise<void>
}

export type ConnectDatabaseOptions = {
  open: (signal: AbortSignal) => Promise<Database>
  /** Starts what works on the open database. Returns what ends it. */
  onOpen: (database: Database) => { close(): Promise<void> }
  /** Receives the first failure to open it, once. */
  onFailure: (error: unknown) => void
}

/** Time between two attempts to open it, ms. */
const RETRY_INTERVAL = 5_000

/** Opens a database in the background. While it cannot be opened that is tried again. */
export function connectDatabase({ open, onOpen, onFailure }: ConnectDatabaseOptions): ConnectedDatabase {
  let work: { close(): Promise<void> } | undefined
  let database: Database | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const closing = new AbortController()
  let isReported = false
  const attempt = async () => {
    try {
      database = await open(closing.signal)
      if (!closing.signal.aborted) work = onOpen(database)
    } catch (error) {
      if (closing.signal.aborted) return
      if (!isReported) onFailure(error)
      isReported = true
      timer = setTimeout(() => (opening = attempt()), RETRY_INTERVAL)
    }
  }
  let opening = attempt()
  const readOpen = () => (closing.signal.aborted ? undefined : database)
  return {
    read: () => readOpen()?.db,
    readOpen,
    async close() {
      closing.abort()
      clearTimeout(timer)
      await opening
      await work?.close()
      await database?.close()
    },
  }
}
