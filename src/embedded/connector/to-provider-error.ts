import { EmbeddedWalletFailedError } from '../../core/errors/embedded-errors.js'
import type { ErrorCode } from '../../core/errors/error-code.js'
import { toLintelError } from '../../core/errors/to-lintel-error.js'

/** The numbers of EIP-1193 by which wagmi and viem tell errors apart. */
const numbers: Partial<Record<ErrorCode, number>> = {
  'request-rejected': 4001,
  'request-cancelled': 4001,
  'not-connected': 4100,
  'session-expired': 4100,
  'method-not-allowed': 4200,
  'embedded-wallet-unavailable': 4900,
}

/** Any other failure (JSON-RPC). */
const INTERNAL = -32603

/** An error as an EIP-1193 provider throws it. Its cause is the error of Lintel. */
export function toProviderError(thrown: unknown): Error & { code: number } {
  const error = toLintelError(thrown)
  const reason = error instanceof EmbeddedWalletFailedError && typeof error.reason === 'number' ? error.reason : null
  const code = reason ?? numbers[error.code] ?? INTERNAL
  return Object.assign(new Error(error.details ?? error.shortMessage, { cause: error }), { code })
}
