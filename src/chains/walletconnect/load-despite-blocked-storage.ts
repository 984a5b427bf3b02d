/**
 * Loads code that reads `localStorage` while it loads, as WalletConnect's client does. If the browser blocks storage
 * (in a third-party frame, with cookies blocked) that read throws and the code would never load. During the load the code sees
 * no storage; the client stores its data through Lintel's own storage in any case.
 *
 * @example const { openClient } = await loadDespiteBlockedStorage(() => import('./client/open-client.js'))
 */
export async function loadDespiteBlockedStorage<Module>(load: () => Promise<Module>): Promise<Module> {
  const blocked = findBlockedStorage()
  if (!blocked) return load()
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: undefined })
  try {
    return await load()
  } finally {
    Object.defineProperty(globalThis, 'localStorage', blocked)
  }
}

function findBlockedStorage(): PropertyDescriptor | undefined {
  try {
    void globalThis.localStorage
    return undefined
  } catch {
    return Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  }
}
