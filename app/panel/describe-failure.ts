import { type LintelError, type Messages, TransactionRevertedError } from '../../src/headless/index.js'
import type { PanelResult } from './live-panel.js'

/** The words of an error, with the reason of the contract. `wallet` is the wallet's name. */
export function describeFailure(
  error: LintelError,
  words: Messages,
  wallet: string,
): Extract<PanelResult, { status: 'failed' }> {
  const { title, text } = words.errors[error.code]
  const reason = error instanceof TransactionRevertedError ? ` (${error.reason})` : ''
  return { status: 'failed', title, text: `${text({ wallet })}${reason}` }
}
