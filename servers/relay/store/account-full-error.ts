/** Too much of what an account pays for waits to be read. Publish again when some of it is. */
export class AccountFullError extends Error {
  override name = 'AccountFullError'

  constructor(readonly account: string) {
    super('Too much of what this publisher sent waits to be read.')
  }
}
