import type { LintelError } from '../../../core/errors/lintel-error.js'
import { RelayRefusedError, RelaySessionExpiredError } from '../../../core/errors/pairing-errors.js'
import { InvalidAppConfigurationError, InvalidProjectIdError } from '../../../core/errors/refusal-errors.js'
import { describeThrown } from '../../../core/errors/to-lintel-error.js'

const service = 'relay'

/** Relays close with 3000 for every refusal; only the reason text names the cause. */
export function toRelayRefusal(thrown: unknown): LintelError {
  const details = describeThrown(thrown)
  const context = { cause: thrown, details }
  if (/invalid key/i.test(details ?? '')) return new InvalidProjectIdError({ service, ...context })
  if (/origin not allowed/i.test(details ?? '')) return new InvalidAppConfigurationError({ service, ...context })
  if (/JWT Token (is not yet valid|has expired)/i.test(details ?? '')) return new RelaySessionExpiredError(context)
  return new RelayRefusedError(context)
}

/** Whether the relay has refused this app: to ask again changes nothing. */
export function isRelayRefusal(error: unknown): boolean {
  const classes = [RelayRefusedError, RelaySessionExpiredError, InvalidProjectIdError, InvalidAppConfigurationError]
  return classes.some((refusal) => error instanceof refusal)
}
