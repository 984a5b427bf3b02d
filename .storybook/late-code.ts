import { vi } from 'vitest'

/** When the last file came, ms since the page began to load. */
let lastFile = 0
new PerformanceObserver((list) => {
  for (const entry of list.getEntriesByType('resource')) {
    const { initiatorType, responseEnd } = entry as PerformanceResourceTiming
    // Pictures and answers of servers are not code.
    if (initiatorType !== 'img' && initiatorType !== 'fetch') lastFile = Math.max(lastFile, responseEnd)
  }
}).observe({ type: 'resource' })

/** How long React shows a skeleton at least, with a margin, ms: `FALLBACK_THROTTLE_MS` in its source is 300. */
const SKELETON_TIME = 350

/** Waits for code that a story loads later, and until React has replaced its skeleton. */
export async function lateCodeIsShown(): Promise<void> {
  await vi.dynamicImportSettled()
  const left = lastFile + SKELETON_TIME - performance.now()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}
