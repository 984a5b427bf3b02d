import type { Config } from 'wagmi'

/**
 * Has wagmi stop to listen for announced wallets (EIP-6963). The store of those only knows how to end for good, and
 * forgets who follows it: returned is what puts them back and asks the page for its wallets again.
 */
export function pauseDiscovery({ _internal: { mipd } }: Config): () => void {
  if (!mipd) return () => undefined
  const followers = [...mipd._listeners()]
  mipd.destroy()
  return () => {
    for (const follower of followers) mipd.subscribe(follower)
    mipd.reset()
  }
}
