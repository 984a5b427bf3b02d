import type { StoredMessage } from './relay-store.js'

/** A message in memory. `payers`: the accounts that it counts against until it is acknowledged. */
export type Entry = { message: StoredMessage; acknowledgedBy: Set<string>; payers: readonly string[] }

/** The unacknowledged messages of each account. */
export type AccountUsage = {
  add(entry: Entry): void
  remove(entry: Entry): void
  /** Bytes. */
  read(account: string): number
  /** The account with the most bytes, and its oldest message. Reads every account. */
  findLargest(): { size: number; oldest: Entry } | undefined
}

/** The memory of an entry besides its text, bytes. A rough measurement, rounded up. */
const ENTRY_COST = 600

/** The memory of an entry, bytes. */
export function measureEntry({ message }: Entry): number {
  return message.message.length + (message.attestation?.length ?? 0) + ENTRY_COST
}

/** Counts the unacknowledged messages of each account. */
export function createAccountUsage(): AccountUsage {
  const accounts = new Map<string, { size: number; entries: Set<Entry> }>()
  return {
    add(entry) {
      for (const payer of entry.payers) {
        const account = accounts.get(payer) ?? { size: 0, entries: new Set() }
        account.size += measureEntry(entry)
        account.entries.add(entry)
        accounts.set(payer, account)
      }
    },
    remove(entry) {
      for (const payer of entry.payers) {
        const account = accounts.get(payer)
        if (!account?.entries.delete(entry)) continue
        account.size -= measureEntry(entry)
        if (account.entries.size === 0) accounts.delete(payer)
      }
    },
    read: (account) => accounts.get(account)?.size ?? 0,
    findLargest() {
      let largest: { size: number; entries: Set<Entry> } | undefined
      for (const account of accounts.values()) if (account.size > (largest?.size ?? 0)) largest = account
      const [oldest] = largest?.entries ?? []
      return largest && oldest && { size: largest.size, oldest }
    },
  }
}
