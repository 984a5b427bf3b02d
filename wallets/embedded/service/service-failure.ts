import type { FrameFailureCode } from '../../../src/embedded/protocol/failure-code.js'
import { FrameError } from '../messaging/frame-error.js'

export type ServiceFailureDetails = {
  /** The HTTP status. 0: no answer. */
  status: number
  /** The reason in the reply. */
  field: string
  description: string
}

/** The identity service refused or failed. The page gets `code` and the description. */
export class ServiceFailure extends FrameError {
  override name = 'ServiceFailure'
  readonly status: number
  readonly field: string

  constructor({ status, field, description }: ServiceFailureDetails, options?: ErrorOptions) {
    super(nameFailure(status, field), description, options)
    this.status = status
    this.field = field
  }
}

function nameFailure(status: number, field: string): FrameFailureCode {
  switch (status) {
    case 400:
      return field === 'otp' ? 'wrong-code' : 'not-accepted'
    case 401:
      if (field === 'origin') return 'origin-not-allowed'
      if (field === 'proof') return 'not-accepted'
      return field === 'authenticatedAt' ? 'login-too-old' : 'login-required'
    case 404:
      return field === 'cookie' ? 'storage-blocked' : 'login-ended'
    case 409:
      return field === 'provider' ? 'login-unlinked' : 'not-accepted'
    case 410:
      return 'code-expired'
    case 429:
      return field === 'otp' ? 'too-many-tries' : 'too-early'
    default:
      return 'service-unavailable'
  }
}
