import { createGuardedStore } from '../effects/create-guarded-store.js'
import type { ReadonlyStore } from '../model/lintel.js'
import { en, type Messages } from './en.js'
import { createMessages, type MessagesSource } from './messages.js'

/** The words of one instance, replaceable at run time. */
export type MessagesStore = { store: ReadonlyStore<Messages>; setMessages(source: MessagesSource): Promise<void> }

/** Starts with English and, when `source` is an object, its words; a function is only called by `setMessages`. */
export function createMessagesStore(source: MessagesSource | undefined): MessagesStore {
  const store = createGuardedStore<Messages>(createMessages(en, typeof source === 'object' ? source : {}))
  let newest = 0
  return {
    store,
    async setMessages(next) {
      newest += 1
      const call = newest
      const overrides = typeof next === 'function' ? await next() : next
      // A locale chosen later may have loaded sooner.
      if (call === newest) store.setState(createMessages(en, overrides), true)
    },
  }
}
