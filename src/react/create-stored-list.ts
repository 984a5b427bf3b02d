import type { StoredValues } from '../core/model/stored-values.js'
import type { LintelStorage } from '../core/storage/lintel-storage.js'
import { isRecord } from '../rules/is-record.js'

/** The most items that a list keeps. The oldest is dropped first. */
const MAX_ITEMS = 20

/** Whether the value of each field is valid: other code writes to the same storage. */
export type FieldChecks<Item> = Readonly<Record<keyof Item, (value: unknown) => boolean>>

/** A list in the storage of the browser. Other tabs and instances of the page follow it. */
export type StoredList<Item> = {
  /** Newest first. The same list until the next change. */
  read(): readonly Item[]
  find(id: string): Item | null
  /** Puts an item in place of the one with its id, else first. Returns whether that changed the list. */
  save(item: Item): boolean
  subscribe(listener: () => void): () => void
}

type ListKey = {
  [Key in keyof StoredValues]: readonly unknown[] extends StoredValues[Key] ? Key : never
}[keyof StoredValues]

/**
 * Creates the store of a list. It listens to the page while it has listeners itself.
 *
 * @example const orders = createStoredList(storage, 'orders', orderFields)
 */
export function createStoredList<Item extends { id: string }>(
  storage: Pick<LintelStorage, 'read' | 'write'>,
  key: ListKey,
  fields: FieldChecks<Item>,
): StoredList<Item> {
  const listeners = new Set<() => void>()
  const readStored = () => readItems(storage.read(key), fields)
  let items = readStored()

  function change(next: readonly Item[]): void {
    items = next
    for (const listener of listeners) listener()
  }

  function follow({ key: changed }: StorageEvent): void {
    // Null: all of the storage was cleared.
    if (changed === `lintel.${key}` || changed === null) change(readStored())
  }

  return {
    read: () => items,
    find: (id) => readStored().find((item) => item.id === id) ?? null,
    save(item) {
      // Another tab may have written since.
      const stored = readStored()
      const next = putItem(stored, item)
      if (JSON.stringify(next) === JSON.stringify(stored)) return false
      storage.write(key, next)
      change(next)
      return true
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        items = readStored()
        window.addEventListener('storage', follow)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', follow)
      }
    },
  }
}

/** The stored items without values that are not valid. */
export function readItems<Item>(stored: readonly unknown[], fields: FieldChecks<Item>): readonly Item[] {
  const checks = Object.entries<(value: unknown) => boolean>(fields)
  return stored
    .slice(0, MAX_ITEMS)
    .filter((value): value is Item => isRecord(value) && checks.every(([name, isValid]) => isValid(value[name])))
}

/** The items with this one: in place of that with its id, else first. */
export function putItem<Item extends { id: string }>(items: readonly Item[], item: Item): readonly Item[] {
  const isKnown = items.some(({ id }) => id === item.id)
  if (isKnown) return items.map((one) => (one.id === item.id ? item : one))
  return [item, ...items].slice(0, MAX_ITEMS)
}
