import type { LintelStorage } from '../../core/storage/lintel-storage.js'
import { createStoredList, type StoredList } from '../../react/create-stored-list.js'
import { type PayRecord, recordFields, toRecord } from './model/records.js'
import type { PayRequest } from './model/request.js'

/** The payments of this browser. */
export type RecordStore = Pick<StoredList<PayRecord>, 'read' | 'find' | 'subscribe'> & {
  /** Stores the state of a request, from the data API, if this browser is involved in it. */
  follow(request: PayRequest): void
  /** Stores the hash that the wallet has sent; null once that transaction has failed. */
  setSent(request: PayRequest, hash: string | null): void
}

export function createRecordStore(storage: Pick<LintelStorage, 'read' | 'write'>): RecordStore {
  const { save, ...records } = createStoredList(storage, 'payments', recordFields)

  const write = (request: PayRequest) => toRecord(request, records.find(request.id), Date.now())

  return {
    ...records,
    follow(request) {
      // A request that was only viewed is not stored.
      const record = request.status !== 'waiting' || records.find(request.id) ? write(request) : null
      if (record) save(record)
    },
    setSent(request, hash) {
      const record = write(request)
      if (record) save({ ...record, sent: hash === null ? null : { hash, at: Date.now() } })
    },
  }
}
