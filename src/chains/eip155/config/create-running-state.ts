export type RunningState = {
  /** Resolves at once while it runs, else with the next `start()`. */
  untilStarted(): Promise<void>
  start(): void
  stop(): void
}

/** Whether the adapter runs; at first it does not. What waits for a start that never comes holds no timer, and is garbage-collected. */
export function createRunningState(): RunningState {
  let isRunning = false
  let waiting: (() => void)[] = []
  return {
    untilStarted: () => (isRunning ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve))),
    start() {
      isRunning = true
      for (const resolve of waiting) resolve()
      waiting = []
    },
    stop() {
      isRunning = false
    },
  }
}
