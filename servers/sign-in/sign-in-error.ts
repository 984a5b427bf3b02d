/** The part of a sign-in that was refused. `unavailable`: it could not be checked now, so trying again may help. */
export type SignInErrorCode = 'message' | 'domain' | 'uri' | 'chain' | 'nonce' | 'time' | 'signature' | 'unavailable'

/** A message, its signature or its nonce does not sign anybody in. `code` is stable. */
export class SignInError extends Error {
  override name = 'SignInError'
  readonly code: SignInErrorCode

  constructor(code: SignInErrorCode, description: string, options?: ErrorOptions) {
    super(description, options)
    this.code = code
  }
}
