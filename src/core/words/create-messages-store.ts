import { createGuardedStore, type ReadonlyStore } from '../log/create-guarded-store.js'
import type { Log } from '../log/create-log.js'
import { type GivenMessages, type MessagesSource, readGiven } from './given-messages.js'

/** The words of one instance, which `setMessages` replaces. */
export type MessagesStore = { store: ReadonlyStore<GivenMessages>; setMessages(source: MessagesSource): Promise<void> }

/** Starts with English and the words of `source` when it is an object. Only `setMessages` calls a function. */
export function createMessagesStore(source: MessagesSource | undefined, log: Pick<Log, 'error'>): MessagesStore {
  const store = createGuardedStore<GivenMessages>(readGiven(typeof source === 'object' ? source : {}), log)
  let newest = 0
  return {
    store,
    async setMessages(next) {
      const call = ++newest
      const overrides = typeof next === 'function' ? await next() : next
      // Ignore words that load after those of a newer call.
      if (call === newest) store.setState(readGiven(overrides), true)
    },
  }
}
