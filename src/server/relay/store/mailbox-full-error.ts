/** A store has no room for a message: what is there is still waited for. Publish again later. */
export class MailboxFullError extends Error {
  override name = 'MailboxFullError'
}
