import type { Connection } from './create-connection.js'

/** Connections by key, oldest first. Keys without connections are removed. */
export type ConnectionIndex = {
  add(key: string, connection: Connection): void
  remove(key: string, connection: Connection): void
  get(key: string): ReadonlySet<Connection>
  countKeys(): number
}

const none: ReadonlySet<Connection> = new Set()

/** Creates an index that finds connections by topic or by client. */
export function createConnectionIndex(): ConnectionIndex {
  const sets = new Map<string, Set<Connection>>()
  return {
    add(key, connection) {
      const set = sets.get(key) ?? new Set()
      sets.set(key, set.add(connection))
    },
    remove(key, connection) {
      const set = sets.get(key)
      set?.delete(connection)
      if (set?.size === 0) sets.delete(key)
    },
    get: (key) => sets.get(key) ?? none,
    countKeys: () => sets.size,
  }
}
