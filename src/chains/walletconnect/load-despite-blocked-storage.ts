/**
 * Loads code that reads `localStorage` while it loads, as WalletConnect's client does. Where the browser refuses storage
 * (in a frame of another site, with cookies blocked) that read throws, and the code would never load: it finds no
 * storage instead. What the client keeps goes through Lintel's own storage either way.
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
