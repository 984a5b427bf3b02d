/** Counts what is being done for all clients together, and makes whoever asks for more wait while it is too much. */
export type WorkGate = {
  /** Does something that the store has a part in. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  readonly isFull: boolean
  /** Calls back, in turn, once half of the room is free again. Returns what takes that back. */
  onRoom(listener: () => void): () => void
}

/**
 * A relay reads faster than its store writes: without a limit a slow store fills the memory. The limit is a number of
 * requests and acknowledgements under way.
 */
export function createWorkGate(limit: number): WorkGate {
  let count = 0
  const waiting = new Set<() => void>()
  const finish = () => {
    count -= 1
    if (count > limit / 2) return
    // One after the other, until it is full again: whoever gets no turn now keeps their place.
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
    onRoom(listener) {
      waiting.add(listener)
      return () => {
        waiting.delete(listener)
      }
    },
  }
}
