/**
 * Holds every timer of `longest` ms, and of `shortest` ms and more, so that a story does not wait for it. `elapse` runs the
 * pending ones, `release` restores the clock.
 */
export function holdTimers(longest: number, shortest = longest) {
  const real = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout }
  const held = new Map<number, () => void>()
  let next = -1
  const hold = (callback: () => void, ms = 0) => {
    if (ms < shortest || ms > longest) return real.setTimeout.call(window, callback, ms)
    held.set(next, callback)
    return next--
  }
  const forget = (id?: number) => {
    if (id === undefined || !held.delete(id)) real.clearTimeout.call(window, id)
  }
  Object.assign(window, { setTimeout: hold, clearTimeout: forget })
  return {
    pending: () => held.size,
    elapse: () => {
      const due = [...held.values()]
      held.clear()
      for (const callback of due) callback()
    },
    release: () => Object.assign(window, real),
  }
}
