import { createTokenBucket, type TokenBucket } from './create-token-bucket.js'

/** What one client, or all clients of one address, use of the relay. */
export type Holder = {
  connections: number
  subscriptions: number
  /** Limits the new topics per minute. */
  takeTopics: TokenBucket
  /** When `takeTopics` was last called, ms since the epoch. */
  usedAt: number
}

/** Holders by name. One is kept while it is connected, and until its topic limit has refilled. */
export type Holders = {
  open(name: string): Holder
  close(name: string): void
  /** Returns the number of connections. */
  count(name: string): number
  prune(): void
}

const MINUTE = 60_000

/** `topicsPerMinute` of each holder; `now` in ms. */
export function createHolders(topicsPerMinute: number, now: () => number): Holders {
  const holders = new Map<string, Holder>()
  const forget = (name: string, { connections, usedAt }: Holder) => {
    if (connections === 0 && now() - usedAt >= MINUTE) holders.delete(name)
  }
  const create = (): Holder => ({
    connections: 0,
    subscriptions: 0,
    takeTopics: createTokenBucket({ rate: topicsPerMinute / 60, burst: topicsPerMinute, now }),
    usedAt: Number.NEGATIVE_INFINITY,
  })
  return {
    open(name) {
      const holder = holders.get(name) ?? create()
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
