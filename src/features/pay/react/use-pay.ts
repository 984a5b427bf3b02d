'use client'

import { useLintel } from '../../../react/lintel-context.js'
import { readPayView } from '../model/read-pay-view.js'
import type { PayRequest } from '../model/request.js'
import { useRequest } from './use-request.js'

/** Amounts are in base units, times in ms since 1970 by the clock of this device. */
export type PayResult = {
  /** The request of the app's server, and the arrived payments. Null until it is read. */
  request: PayRequest | null
  /**
   * `loading`, `gone` (the data API does not know it), `error` (it was never read), `sent` (the wallet has sent it, and the data API has
   * not seen it yet), or the status of the data API: see `PayRequest`. Do not deliver on it: only the report to your server counts.
   */
  status: 'loading' | 'gone' | 'error' | 'sent' | PayRequest['status']
  /** Whether the last read failed. `request` is from the read before. */
  isUnread: boolean
  /** Reads the request again at once. */
  refetch(): void
  /** Opens the modal at the payment. */
  pay(): void
}

/**
 * A payment request of the app's server, followed while a component shows it.
 *
 * @param id The id of the request, as `POST /v1/pay/requests` returned it.
 * @throws `ViewUnavailableError`, from `pay`, unless `features.pay` is true and `services.dataApi` is set.
 * @example
 * const { status, pay } = usePay(order.payment)
 * return status === 'paid' ? <p>Thank you</p> : <button onClick={pay}>Pay</button>
 */
export function usePay(id: string): PayResult {
  const { actions } = useLintel()
  const { status, request, hasSent, isUnread, refetch } = useRequest(id)
  const phase = request && readPayView(request, { hasSent, now: Date.now() })?.phase
  return {
    request,
    status: status === 'ready' && request ? (phase ?? request.status) : status === 'ready' ? 'loading' : status,
    isUnread,
    refetch,
    pay: () => actions.open({ view: 'Pay', request: id }),
  }
}
