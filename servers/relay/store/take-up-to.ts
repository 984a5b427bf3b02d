import type { MailboxPage, StoredMessage } from './relay-store.js'

/** Takes messages up to `size` characters, at least one. */
export function takeUpTo(size: number, messages: readonly StoredMessage[]): MailboxPage {
  let total = 0
  const end = messages.findIndex(({ message }, index) => {
    total += message.length
    return index > 0 && total > size
  })
  return end < 0 ? { messages, hasMore: false } : { messages: messages.slice(0, end), hasMore: true }
}
