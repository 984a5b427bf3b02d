/** Lets those who wait through while it is open. */
export type Gate = {
  untilOpen(): Promise<void>
  open(): void
  close(): void
}

/** A gate, closed. Whoever waits at one that is never opened again holds no timer and is forgotten with it. */
export function createGate(): Gate {
  let isOpen = false
  let waiting: (() => void)[] = []
  return {
    untilOpen: () => (isOpen ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve))),
    open() {
      isOpen = true
      for (const letThrough of waiting) letThrough()
      waiting = []
    },
    close() {
      isOpen = false
    },
  }
}
