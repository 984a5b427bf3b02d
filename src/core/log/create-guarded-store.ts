import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Log } from './create-log.js'

/** The part of a store that React and other bindings need. */
export type ReadonlyStore<State> = {
  getState(): State
  getInitialState(): State
  subscribe(listener: (state: State, previous: State) => void): () => void
}

/**
 * A store that isolates its subscribers: an error of one is logged to the console, and the others and the effects still
 * run.
 */
export function createGuardedStore<State>(initial: State, log: Pick<Log, 'error'>): StoreApi<State> {
  const store = createStore<State>(() => initial)
  return {
    ...store,
    subscribe: (listener) =>
      store.subscribe((state, previous) => {
        try {
          listener(state, previous)
        } catch (error) {
          log.error('A subscriber of the store threw.', error)
        }
      }),
  }
}
