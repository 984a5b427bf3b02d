export type Gate = {
  untilOpen(): Promise<void>
  open(): void
  close(): void
}

/** Creates a closed gate. A gate that never opens holds no timer, so its waiters can be garbage-collected. */
export function createGate(): Gate {
  let isOpen = false
  let waiting: (() => void)[] = []
  return {
    untilOpen: () => (isOpen ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve))),
    open() {
      isOpen = true
      for (const resolve of waiting) resolve()
      waiting = []
    },
    close() {
      isOpen = false
    },
  }
}
