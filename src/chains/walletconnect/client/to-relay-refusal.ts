import { RelayRefusedError } from '../../../core/errors/pairing-errors.js'
import { describeThrown } from '../../../core/errors/to-lintel-error.js'

/** Relays close with 3000 for every refusal; only the reason text names the cause. */
export function toRelayRefusal(thrown: unknown): RelayRefusedError {
  const details = describeThrown(thrown)
  const refused = /invalid key/i.test(details ?? '')
    ? 'project'
    : /origin not allowed/i.test(details ?? '')
      ? 'origin'
      : 'other'
  return new RelayRefusedError({ refused, cause: thrown, details })
}
