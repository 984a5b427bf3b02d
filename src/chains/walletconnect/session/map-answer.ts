import { LintelError } from '../../../core/errors/lintel-error.js'
import { PairingExpiredError, RelayUnavailableError } from '../../../core/errors/pairing-errors.js'
import { describeThrown, toLintelError } from '../../../core/errors/to-lintel-error.js'
import { readCode } from '../../../core/errors/walk-thrown.js'
import { NotConnectedError } from '../../../core/errors/wallet-errors.js'
import { WalletAnswerError } from './wallet-answer-error.js'

/** WalletConnect's code for a session that was ended while a request was open. */
const SESSION_ENDED = 6000

/** The error of a request: the wallet's own with its code, or Lintel's if the request never reached a wallet. */
export function mapAnswer(thrown: unknown, { isSessionGone }: { isSessionGone: boolean }): Error {
  if (thrown instanceof LintelError) return thrown
  const context = { cause: thrown, details: describeThrown(thrown) }
  const code = readCode(thrown)
  if (isSessionGone || code === SESSION_ENDED) return new NotConnectedError(context)
  // The client's own errors carry no code.
  if (code === undefined || code === 0) return new RelayUnavailableError(context)
  const data = (thrown as { data?: unknown }).data
  return new WalletAnswerError({ code, message: context.details ?? `The wallet answered with code ${code}.`, data })
}

/** The error of a pairing. The client reports an expired one with code 0, only in its text. */
export function mapApproval(thrown: unknown): LintelError {
  if (thrown instanceof LintelError) return thrown
  const code = readCode(thrown)
  if (code === undefined || code === 0) return new PairingExpiredError({ cause: thrown })
  return toLintelError(thrown)
}
