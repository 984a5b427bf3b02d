import type { Config } from 'wagmi'

/** The part of zustand's persist middleware that wagmi's store carries; absent when the config has no storage. */
type Persistence = {
  hasHydrated(): boolean
  rehydrate(): Promise<void> | void
  onFinishHydration(listener: () => void): () => void
}

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

/** Reads the storage once more: wagmi does by itself on creation only, and another tab may have connected since. */
export async function rereadStoredState(config: Config): Promise<void> {
  await getPersistence(config)?.rehydrate()
}

function getPersistence({ _internal }: Config): Persistence | undefined {
  const { persist } = _internal.store as unknown as { persist?: Persistence }
  return persist
}
