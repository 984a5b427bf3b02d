import { NameGatewayError } from '../../../core/errors/name-gateway-error.js'
import { describeThrown } from '../../../core/errors/to-lintel-error.js'
import { walkThrown } from '../../../core/errors/walk-thrown.js'
import { isRecord } from '../../../rules/is-record.js'

/** Errors of the universal resolver (ENSIP-23) for a name or an address that is not registered. */
const nothing = [
  'ResolverError',
  'ResolverNotContract',
  'ResolverNotFound',
  'ReverseAddressMismatch',
  'UnsupportedResolverProfile',
]

/** A contract's request to ask a server (ERC-3668). */
const OFFCHAIN_LOOKUP = '0x556f1830'

/**
 * Null for a name or an address without a record.
 *
 * @throws NameGatewayError for one whose server does not answer (ERC-3668), or may not be asked; otherwise the given error
 */
export function readFailedLookup(asked: string, error: unknown): null {
  const context = { name: asked, cause: error, details: describeThrown(error) }
  for (const inner of walkThrown(error)) {
    if (!isRecord(inner)) continue
    const { name, data, raw, signature } = inner as Record<string, unknown>
    const reverted = isRecord(data) ? data.errorName : undefined
    if (typeof reverted === 'string' && nothing.includes(reverted)) return null
    // The gateway reports that it does not have the name.
    if (reverted === 'HttpError' && isRecord(data) && Array.isArray(data.args) && data.args[0] === 404) return null
    // The resolver passes on the text of an answer that is not an HTTP error.
    if (name === 'OffchainLookupError' || reverted === 'HttpError' || reverted === 'Error') {
      throw new NameGatewayError({ ...context, reason: 'unreachable' })
    }
    if ([raw, signature, data].some((one) => typeof one === 'string' && one.startsWith(OFFCHAIN_LOOKUP))) {
      throw new NameGatewayError({ ...context, reason: 'not-allowed' })
    }
  }
  throw error
}
