import type { Config } from 'wagmi'

/** The part of zustand's persist middleware that wagmi's store carries; absent when the config has no storage. */
type Persistence = {
  hasHydrated(): boolean
  rehydrate(): Promise<void> | void
  onFinishHydration(listener: () => void): () => void
}

/** Resolves when wagmi has read its storage back: a moment after its creation; with `ssr` only when told to. */
export async function waitForStoredState({ _internal }: Config): Promise<void> {
  const { persist } = _internal.store as unknown as { persist?: Persistence }
  if (!persist || persist.hasHydrated()) return
  if (_internal.ssr) {
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
