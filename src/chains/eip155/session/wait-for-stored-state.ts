import type { Config } from 'wagmi'

/** The part of zustand's persist middleware that wagmi's store carries; absent when the config has no storage. */
type Persistence = {
  hasHydrated(): boolean
  rehydrate(): Promise<void> | void
  onFinishHydration(listener: () => void): () => void
}

type StoredState = Pick<Config['state'], 'connections' | 'current'>

/** Resolves when wagmi has read its storage back: a moment after its creation; with `ssr` only when told to. */
export async function waitForStoredState(config: Config): Promise<void> {
  const persist = getPersistence(config)
  if (!persist || persist.hasHydrated()) return
  if (config._internal.ssr) {
    await persist.rehydrate()
    return
  }
  await new Promise<void>((resolve) => {
    const stop = persist.onFinishHydration(() => {
      stop()
      resolve()
    })
  })
}

/** What is stored now; wagmi itself reads it on creation only. Null without a storage, or when nothing is stored. */
export async function readPersistedState({ storage }: Config): Promise<StoredState | null> {
  // wagmi's own key; its storage type knows only those of its actions.
  const stored = (await storage?.getItem('store' as 'state')) as { state: StoredState } | null | undefined
  return stored?.state ?? null
}

function getPersistence({ _internal }: Config): Persistence | undefined {
  const { persist } = _internal.store as unknown as { persist?: Persistence }
  return persist
}
