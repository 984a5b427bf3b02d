import type { Clock } from './ports.js'

/** The system clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimer(at, run) {
    const timer = setTimeout(run, Math.max(0, at - Date.now()))
    return () => clearTimeout(timer)
  },
}
