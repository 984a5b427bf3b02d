import { createTokenBucket, type TokenBucket } from '../../http/create-token-bucket.js'
import { createThrottle, type Throttle } from './create-throttle.js'

/** What one client, or all clients of one address, use of the relay. */
export type Holder = {
  connections: number
  subscriptions: number
  /** Limits the new topics per minute. */
  takeTopics: TokenBucket
  /** Limits the bytes per second. */
  takeTraffic: Throttle
  /** When `takeTopics` or `takeTraffic` was last called, ms since the epoch. */
  usedAt: number
}

/** Holders by name. One is kept while it is connected, and until its limits have refilled. */
export type Holders = {
  /** `share`: what its limits are multiplied by. */
  open(name: string, share?: number): Holder
  close(name: string): void
  /** Returns the number of connections. */
  count(name: string): number
  prune(): void
}

export type HolderLimits = {
  /** Per minute. */
  newTopics: number
  /** Bytes per second. */
  traffic: number
  now: () => number
}

const MINUTE = 60_000

/** The limits of each holder; `now` in ms. */
export function createHolders({ newTopics, traffic, now }: HolderLimits): Holders {
  const holders = new Map<string, Holder>()
  const forget = (name: string, { connections, usedAt }: Holder) => {
    if (connections === 0 && now() - usedAt >= MINUTE) holders.delete(name)
  }
  const create = (share: number): Holder => ({
    connections: 0,
    subscriptions: 0,
    takeTopics: createTokenBucket({ rate: (newTopics * share) / 60, burst: newTopics * share, now }),
    takeTraffic: createThrottle({ rate: traffic * share, now }),
    usedAt: Number.NEGATIVE_INFINITY,
  })
  return {
    open(name, share = 1) {
      const holder = holders.get(name) ?? create(share)
      holders.set(name, holder)
      holder.connections += 1
      return holder
    },
    close(name) {
      const holder = holders.get(name)
      if (!holder) return
      holder.connections -= 1
      forget(name, holder)
    },
    count: (name) => holders.get(name)?.connections ?? 0,
    prune() {
      for (const [name, holder] of holders) forget(name, holder)
    },
  }
}
