import type { LintelError } from '../../../core/errors/lintel-error.js'
import { RelayRefusedError, RelaySessionExpiredError } from '../../../core/errors/pairing-errors.js'
import { ServiceRefusedError } from '../../../core/errors/service-refused-error.js'
import { describeThrown } from '../../../core/errors/to-lintel-error.js'

/** Relays close with 3000 for every refusal; only the reason text names the cause. */
export function toRelayRefusal(thrown: unknown): LintelError {
  const details = describeThrown(thrown)
  const context = { cause: thrown, details }
  if (/invalid key|origin not allowed/i.test(details ?? '')) {
    return new ServiceRefusedError({ service: 'the relay', ...context })
  }
  if (/JWT Token (is not yet valid|has expired)/i.test(details ?? '')) return new RelaySessionExpiredError(context)
  return new RelayRefusedError(context)
}

/** Whether the relay has refused this app, so that a retry is useless. */
export function isRelayRefusal(error: unknown): boolean {
  return [RelayRefusedError, RelaySessionExpiredError, ServiceRefusedError].some((refusal) => error instanceof refusal)
}
