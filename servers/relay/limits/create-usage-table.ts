import { createTokenBucket, type TokenBucket } from '../../http/create-token-bucket.js'
import { createThrottle, type Throttle } from './create-throttle.js'

/** The use of the relay by one client, or by all clients of one address. */
export type Usage = {
  connections: number
  subscriptions: number
  /** Limits the new topics per minute. */
  takeTopics: TokenBucket
  /** Limits the bytes per second. */
  takeTraffic: Throttle
  /** When `takeTopics` or `takeTraffic` was last called, ms since the epoch. */
  usedAt: number
}

/** Usages by name. An entry is kept while it is connected, and until its limits have refilled. */
export type UsageTable = {
  /** `share`: the factor of its limits. */
  open(name: string, share?: number): Usage
  close(name: string): void
  /** Returns the number of connections. */
  count(name: string): number
  prune(): void
}

export type UsageLimits = {
  /** Per minute. */
  newTopics: number
  /** Bytes per second. */
  traffic: number
  now: () => number
}

const MINUTE = 60_000

/** Counts the use by name. `now` in ms. */
export function createUsageTable({ newTopics, traffic, now }: UsageLimits): UsageTable {
  const table = new Map<string, Usage>()
  const forget = (name: string, { connections, usedAt }: Usage) => {
    if (connections === 0 && now() - usedAt >= MINUTE) table.delete(name)
  }
  const create = (share: number): Usage => ({
    connections: 0,
    subscriptions: 0,
    takeTopics: createTokenBucket({ rate: (newTopics * share) / 60, burst: newTopics * share, now }),
    takeTraffic: createThrottle({ rate: traffic * share, now }),
    usedAt: Number.NEGATIVE_INFINITY,
  })
  return {
    open(name, share = 1) {
      const usage = table.get(name) ?? create(share)
      table.set(name, usage)
      usage.connections += 1
      return usage
    },
    close(name) {
      const usage = table.get(name)
      if (!usage) return
      usage.connections -= 1
      forget(name, usage)
    },
    count: (name) => table.get(name)?.connections ?? 0,
    prune() {
      for (const [name, usage] of table) forget(name, usage)
    },
  }
}
