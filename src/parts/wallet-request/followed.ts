import { createSafeStorage } from '../../core/storage/create-safe-storage.js'

const KEY = 'lintel.followed'

/** The storage of this tab: it survives a reload, and another tab does not show the same toast. Core warns if storage is blocked. */
const storage = createSafeStorage(() => globalThis.sessionStorage, { warn: () => undefined })

/** The ids of the payments that this tab has sent and whose outcome it has not shown yet. */
export const followed = {
  list: (): readonly string[] => storage.getItem(KEY)?.split(' ').filter(Boolean) ?? [],
  add(id: string): void {
    storage.setItem(KEY, [...new Set([...followed.list(), id])].join(' '))
  },
  remove(id: string): void {
    const others = followed.list().filter((one) => one !== id)
    if (others.length > 0) storage.setItem(KEY, others.join(' '))
    else storage.removeItem(KEY)
  },
}
