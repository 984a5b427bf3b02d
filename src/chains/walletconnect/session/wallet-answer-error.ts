/** What a paired wallet answered instead of a result, in the form of EIP-1193: its own `code` and words. */
export class WalletAnswerError extends Error {
  override name = 'WalletAnswerError'
  readonly code: number
  readonly data: unknown

  constructor({ code, message, data }: { code: number; message: string; data?: unknown }) {
    super(message)
    this.code = code
    this.data = data
  }
}
