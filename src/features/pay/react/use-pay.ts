'use client'

import { useLintel } from '../../../react/lintel-context.js'
import type { ReadState } from '../../../react/read-result.js'
import { readPayView } from '../model/read-pay-view.js'
import type { PayRequest } from '../model/request.js'
import { useRequest } from './use-request.js'

/**
 * `data` is the request of the app's server, with the arrived payments. Amounts are in base units, times in ms since 1970 by the
 * clock of this device.
 */
export type PayResult = ReadState<PayRequest> & {
  /**
   * `sent` (the wallet has sent it, and the data API has not seen it yet), or the status of the data API: see `PayRequest`. Null until it is
   * read. Do not deliver on it: only the report to your server counts.
   */
  phase: 'sent' | PayRequest['status'] | null
  /** Whether the data API does not know the request. */
  isGone: boolean
  isFetching: boolean
  /** Reads the request again at once. */
  refetch(): Promise<void>
  /** Opens the modal at the payment. */
  pay(): void
}

/**
 * A payment request of the app's server, followed while a component shows it.
 *
 * @param id The id of the request, as `POST /v1/pay/requests` returned it.
 * @throws `ViewUnavailableError`, from `pay`, unless `features.pay` is true and `services.dataApi` is set.
 * @example
 * const { phase, pay } = usePay(order.payment)
 * return phase === 'paid' ? <p>Thank you</p> : <button onClick={pay}>Pay</button>
 */
export function usePay(id: string): PayResult {
  const { actions } = useLintel()
  const { record: _, hasSent, ...read } = useRequest(id)
  const { data } = read
  return {
    ...read,
    phase: data ? (readPayView(data, { hasSent, now: Date.now() })?.phase ?? data.status) : null,
    pay: () => actions.open({ view: 'Pay', request: id }),
  }
}
