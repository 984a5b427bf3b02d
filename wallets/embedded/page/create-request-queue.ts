import { FrameError } from '../messaging/frame-error.js'

/** The place of the request that is shown, as long as it is shown. */
export type Shown = {
  place: HTMLElement
  /** Aborts when the page takes the request back. */
  signal: AbortSignal
  readQueue: () => { position: number; total: number }
}

export type RequestQueue = {
  /**
   * Shows a request after all requests that already wait. `draw` gets an empty element.
   *
   * @throws FrameError with 4001 when the page takes the request back before it is shown
   */
  show<Result>(id: string, draw: (shown: Shown) => Promise<Result>): Promise<Result>
  /** Takes back the request with this id, or all of them. */
  abort(id?: string): void
  /** Calls `listen` when the queue changes. Returns a function that stops. */
  watch(listen: () => void): () => void
}

type Entry = { id: string; controller: AbortController; isShown: boolean }

/** Shows one request at a time, in the order in which they came. */
export function createRequestQueue(root: HTMLElement): RequestQueue {
  const entries: Entry[] = []
  const listeners = new Set<() => void>()
  let last: Promise<unknown> = Promise.resolve()
  const notify = () => {
    for (const listen of listeners) listen()
  }

  async function run<Result>(entry: Entry, draw: (shown: Shown) => Promise<Result>): Promise<Result> {
    const { signal } = entry.controller
    if (signal.aborted) throw createAbortError()
    entry.isShown = true
    const place = root.appendChild(root.ownerDocument.createElement('div'))
    try {
      return await draw({ place, signal, readQueue: () => ({ position: 1, total: entries.length }) })
    } finally {
      place.remove()
    }
  }

  return {
    show(id, draw) {
      const entry: Entry = { id, controller: new AbortController(), isShown: false }
      entries.push(entry)
      notify()
      const running = last
        .then(() => run(entry, draw))
        .finally(() => {
          entries.splice(entries.indexOf(entry), 1)
          notify()
        })
      last = running.catch(() => undefined)
      return new Promise((resolve, reject) => {
        running.then(resolve, reject)
        // A request that is shown ends by itself.
        entry.controller.signal.addEventListener('abort', () => entry.isShown || reject(createAbortError()))
      })
    },
    abort(id) {
      for (const entry of entries) if (id === undefined || entry.id === id) entry.controller.abort()
    },
    watch(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}

function createAbortError(): FrameError {
  return new FrameError(4001, 'Request was aborted')
}
