import { isRejection } from '../../core/errors/is-rejection.js'
import { walkThrown } from '../../core/errors/walk-thrown.js'
import { isRecord } from '../../rules/is-record.js'

/** The whole text of a rejected connection, and of a rejected signature. Extensions send no code. */
const words = /^(?:rejected|cancelled)$/i

/** Whether the visitor rejected the request, including by the texts of Polkadot extensions. */
export function isPolkadotRejection(error: unknown): boolean {
  return isRejection(error) || walkThrown(error).some(hasWords)
}

function hasWords(error: unknown): boolean {
  const text = isRecord(error) ? error.message : error
  return typeof text === 'string' && words.test(text.trim())
}
