/** Too many unacknowledged messages of one account. Publish again when some have been read. */
export class AccountFullError extends Error {
  override name = 'AccountFullError'

  constructor(readonly account: string) {
    super('Too much of what this publisher sent waits to be read.')
  }
}
