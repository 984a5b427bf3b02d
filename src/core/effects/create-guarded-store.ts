import { createStore, type StoreApi } from 'zustand/vanilla'

/**
 * A store whose subscribers cannot hurt each other: one that throws is reported on the console, the others are still
 * told, and whoever set the state goes on with its effects.
 */
export function createGuardedStore<State>(initial: State): StoreApi<State> {
  const store = createStore<State>(() => initial)
  return {
    ...store,
    subscribe: (listener) =>
      store.subscribe((state, previous) => {
        try {
          listener(state, previous)
        } catch (error) {
          console.error('Lintel: a subscriber of the store threw.', error)
        }
      }),
  }
}
