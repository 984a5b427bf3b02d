import { findOutcome } from '../../core/data/sent/find-outcome.js'
import type { Lintel } from '../../core/lintel.js'
import { hasSent, type PayRecord } from './model/records.js'

/** Whether a payment sent from this browser is pending: the data API has not seen it, and it has not failed. */
export function isOnItsWay({ store }: Pick<Lintel, 'store'>, record: PayRecord | null): boolean {
  const { transactions } = store.getState()
  const outcome = record?.sent ? findOutcome(transactions, record.sent.hash) : null
  return hasSent(record, Date.now()) && (outcome === null || outcome.status === 'confirmed')
}
