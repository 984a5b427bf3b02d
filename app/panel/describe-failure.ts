import { type LintelError, type ShownMessages, TransactionRevertedError } from '../../src/headless/index.js'
import type { enPanel } from '../words/en-connected.js'
import type { PanelResult } from './live-panel.js'

/** The words of an error, with the reason of the contract. `wallet` is the wallet's name. */
export function describeFailure(
  error: LintelError,
  { errors }: ShownMessages,
  words: typeof enPanel,
  wallet: string,
): Extract<PanelResult, { status: 'failed' }> {
  const { title, text: write } = errors[error.code]
  const text = write({ wallet })
  const { reason } = error instanceof TransactionRevertedError ? error : {}
  return { status: 'failed', title, text: reason === undefined ? text : words.failedFor({ text, reason }) }
}
