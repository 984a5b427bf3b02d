/** Counts the work in progress for all clients, and lets new work wait while there is too much. */
export type WorkLimit = {
  /** Runs work that uses the store. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  readonly isFull: boolean
  /**
   * Calls `listener` once, in order of registration, when half of the capacity is free. Returns a function that
   * cancels.
   */
  onCapacity(listener: () => void): () => void
}

/**
 * A relay reads faster than its store writes: without a limit a slow store would fill the memory. `limit` is the number
 * of requests and acknowledgements in progress.
 */
export function createWorkLimit(limit: number): WorkLimit {
  let count = 0
  const waiting = new Set<() => void>()
  const finish = () => {
    count -= 1
    if (count > limit / 2) return
    // Call the listeners in order until the limit is reached again. The others keep their position.
    for (const next of waiting) {
      if (count >= limit) return
      waiting.delete(next)
      next()
    }
  }
  return {
    run(work) {
      count += 1
      return work().finally(finish)
    },
    get isFull() {
      return count >= limit
    },
    onCapacity(listener) {
      waiting.add(listener)
      return () => {
        waiting.delete(listener)
      }
    },
  }
}
