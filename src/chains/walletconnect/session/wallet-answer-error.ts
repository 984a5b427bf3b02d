/** The error of a paired wallet in EIP-1193 form, with its own `code` and text. */
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
