/** A connection with buffers. */
export type Buffering = { readonly buffered: number; cut(): void }

/** Limits the buffers of all connections together. */
export type BufferBudget = {
  /** Call when bytes were buffered. Checks the connections from time to time. */
  note(bytes: number): void
  /** Measures the buffers of all connections. Ends those with the largest ones while there is too much. */
  check(): void
}

/** The amount that may be buffered between two checks, as a share of the limit. */
const SHARE_UNCHECKED = 1 / 8

/** Creates a budget of `limit` bytes. A check reads every connection, so not every frame is checked. */
export function createBufferBudget(limit: number, ...connections: Iterable<Buffering>[]): BufferBudget {
  let unchecked = 0
  const check = () => {
    unchecked = 0
    const all = connections
      .flatMap((some) => [...some])
      .map((connection) => ({ connection, size: connection.buffered }))
    let total = all.reduce((sum, { size }) => sum + size, 0)
    if (total <= limit) return
    for (const { connection, size } of all.sort((left, right) => right.size - left.size)) {
      if (total <= limit) return
      connection.cut()
      total -= size
    }
  }
  return {
    note(bytes) {
      unchecked += bytes
      if (unchecked > limit * SHARE_UNCHECKED) check()
    },
    check,
  }
}
