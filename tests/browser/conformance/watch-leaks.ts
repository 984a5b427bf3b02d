type Listener = { target: EventTarget; type: string; listener: unknown; capture: boolean }

const targets = [window, document, document.documentElement, document.body] as const

const isCapturing = (options: unknown): boolean =>
  typeof options === 'boolean' ? options : Boolean((options as AddEventListenerOptions | undefined)?.capture)

/**
 * Counts the listeners, timers and frames that a component adds outside of itself. Call it before mounting; `read`
 * returns those that remain.
 */
export function watchLeaks(): { read: () => string[]; stop: () => void } {
  const listeners: Listener[] = []
  const timers = new Map<string, string>()
  const undo: (() => void)[] = []

  for (const target of targets) {
    const { addEventListener, removeEventListener } = target
    target.addEventListener = (type: string, listener: never, options?: never) => {
      addEventListener.call(target, type, listener, options)
      const { once, signal } = (options ?? {}) as AddEventListenerOptions
      if (once) return
      const kept = { target, type, listener, capture: isCapturing(options) }
      listeners.push(kept)
      signal?.addEventListener('abort', () => listeners.splice(listeners.indexOf(kept), 1))
    }
    target.removeEventListener = (type: string, listener: never, options?: never) => {
      removeEventListener.call(target, type, listener, options)
      const at = listeners.findIndex(
        (one) =>
          one.target === target &&
          one.type === type &&
          one.listener === listener &&
          one.capture === isCapturing(options),
      )
      if (at >= 0) listeners.splice(at, 1)
    }
    undo.push(() => Object.assign(target, { addEventListener, removeEventListener }))
  }

  const { setTimeout, clearTimeout, setInterval, clearInterval } = window
  Object.assign(window, {
    setTimeout: (run: () => void, wait?: number, ...rest: unknown[]) => {
      const id = setTimeout(
        () => {
          timers.delete(`timer ${id}`)
          run()
        },
        wait,
        ...rest,
      )
      timers.set(`timer ${id}`, `a timer of ${wait ?? 0} ms`)
      return id
    },
    clearTimeout: (id?: number) => {
      timers.delete(`timer ${id}`)
      clearTimeout(id)
    },
    setInterval: (run: () => void, wait?: number, ...rest: unknown[]) => {
      const id = setInterval(run, wait, ...rest)
      timers.set(`interval ${id}`, `an interval of ${wait ?? 0} ms`)
      return id
    },
    clearInterval: (id?: number) => {
      timers.delete(`interval ${id}`)
      clearInterval(id)
    },
  })
  undo.push(() => Object.assign(window, { setTimeout, clearTimeout, setInterval, clearInterval }))

  return {
    read: () => [...listeners.map(({ type, target }) => `${type} on ${target.constructor.name}`), ...timers.values()],
    stop: () => {
      for (const put of undo) put()
    },
  }
}
