import type { LintelStorage } from '../../core/storage/lintel-storage.js'
import { keepRecord, type PayRecord, readRecords, toRecord } from './model/records.js'
import type { PayRequest } from './model/request.js'

/** The payments of this browser. Other tabs and instances of the page follow it. */
export type RecordStore = {
  /** Newest first. The same list until the next change. */
  read(): readonly PayRecord[]
  subscribe(listener: () => void): () => void
  find(id: string): PayRecord | null
  /** Stores the state of a request, from the data API, if this browser is involved in it. */
  follow(request: PayRequest): void
  /** Stores the hash that the wallet has sent; null once that transaction has failed. */
  setSent(request: PayRequest, hash: string | null): void
}

const KEY = 'lintel.payments'

/** Creates the store of payments. It listens to the page while it has listeners itself. */
export function createRecordStore(storage: Pick<LintelStorage, 'read' | 'write'>): RecordStore {
  const listeners = new Set<() => void>()
  let records = readStored()

  function readStored(): readonly PayRecord[] {
    return readRecords(storage.read('payments'))
  }

  function followTabs({ key }: StorageEvent): void {
    // Null: all of the storage was cleared.
    if (key !== KEY && key !== null) return
    records = readStored()
    for (const listener of listeners) listener()
  }

  function save(record: PayRecord | null): void {
    if (!record) return
    // Another tab may have written since.
    const stored = readStored()
    const known = stored.find(({ id }) => id === record.id)
    if (JSON.stringify(known) === JSON.stringify(record)) return
    records = keepRecord(stored, record)
    storage.write('payments', records)
    for (const listener of listeners) listener()
  }

  const find = (id: string) => readStored().find((record) => record.id === id) ?? null
  const write = (request: PayRequest) => toRecord(request, find(request.id), Date.now())

  return {
    read: () => records,
    subscribe(listener) {
      if (listeners.size === 0) {
        records = readStored()
        window.addEventListener('storage', followTabs)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', followTabs)
      }
    },
    find,
    follow(request) {
      // A request that was only viewed is not stored.
      if (request.status !== 'waiting' || find(request.id)) save(write(request))
    },
    setSent(request, hash) {
      const record = write(request)
      save(record && { ...record, sent: hash === null ? null : { hash, at: Date.now() } })
    },
  }
}
