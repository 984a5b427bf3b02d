'use client'

import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listOwnAddresses } from '../../../core/data/addresses/list-own-addresses.js'
import type { LintelError } from '../../../core/errors/lintel-error.js'
import { AccountMismatchError, NetworkMismatchError } from '../../../core/errors/request-errors.js'
import { toLintelError } from '../../../core/errors/to-lintel-error.js'
import { findNetwork } from '../../../core/format/find-network.js'
import type { Quote } from '../../../core/model/requests.js'
import { toFiat } from '../../../core/requests/payments/convert-value.js'
import type { Payment } from '../../../core/requests/payments/payment.js'
import { queryQuote } from '../../../core/requests/payments/query-quote.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useAccount } from '../../../react/use-account.js'
import { useLintelState } from '../../../react/use-lintel-state.js'
import { useNetworks } from '../../../react/use-network.js'
import { usePrice } from '../../../react/use-price.js'
import { offlineToo } from '../../../react/use-wallets.js'
import { foldAddress } from '../../../rules/addresses/fold-address.js'
import { findWarnings, type SendWarning } from '../model/find-warnings.js'
import { queryAddress } from '../receiver-queries.js'
import { sendPayment } from '../send-payment.js'

/** The fee of a payment, in the native currency and, if its price is known, in USD. */
export type PaymentFee =
  /** There is no payment yet, or the chain cannot estimate the fee. */
  | { status: 'unknown' }
  | { status: 'loading' }
  | {
      status: 'ready'
      /** In base units. */
      fee: bigint
      /** The wallet may sponsor the fee, and tells once it is asked to send: `fee` is 0. */
      isSponsored?: boolean
      /** The amount that the network locks in addition, in base units of the native currency: the rent of a new token account. */
      deposit?: bigint
      /** The part of the amount that the token keeps, in its base units: the receiver gets less. */
      tokenFee?: bigint
      decimals: number
      symbol: string
      /** USD, a decimal text. */
      value?: string
    }

export type PaymentResult = {
  fee: PaymentFee
  /** Warnings about the receiver, the most dangerous first. */
  warnings: readonly SendWarning[]
  /**
   * `blocked`: there is no payment, its cost is not known yet, or `error` tells why it would fail. `sending`: the request
   * to the wallet runs.
   */
  status: 'blocked' | 'ready' | 'sending'
  /** Why the payment would fail, or why it was not sent. */
  error: LintelError | null
  /** Reads the cost again. */
  refetch(): Promise<void>
  /** Whether the cost is being read. */
  isFetching: boolean
  /** Asks the wallet. Sends only a payment that is `ready`; a second call during the request does nothing. */
  send(): void
}

/** How often the history is read for warnings, in ms. */
const HISTORY_MS = 15_000

/** A placeholder while there is no payment. No request is sent for it. */
export const noPayment: Payment = {
  network: 'eip155:0',
  from: '',
  token: { network: 'eip155:0', name: '', symbol: '', decimals: 0 },
  amount: '0',
  to: '',
}

/**
 * The cost, the warnings and the sending of one payment, as reviewed by the visitor. Its simulation runs again every
 * 10 s. Only this payment is sent: if another account or network is active in the wallet, or the name of the receiver
 * resolves to another address by now, `error` reports it and nothing is sent.
 *
 * @param onSent Called with the id of the transaction, even if the component has unmounted by then.
 * @example
 * const { fee, warnings, status, error, send } = usePayment(payment, { onSent: showHash })
 */
export function usePayment(
  payment: Payment | null,
  { onSent }: { onSent?: (id: string, payment: Payment) => void } = {},
): PaymentResult {
  const lintel = useLintel()
  const asked = payment ?? noPayment
  const options = queryQuote(lintel, asked)
  const quote = useQuery({ ...options, ...offlineToo, enabled: payment !== null })
  const mutationKey = [...options.queryKey, 'send']
  const sending = useMutation({
    mutationKey,
    mutationFn: (one: Payment) => sendPayment(lintel, one),
    ...(onSent && { onSuccess: (id: string, sent: Payment) => onSent(id, sent) }),
    // Offline it fails, because it must not be sent by itself later.
    ...offlineToo,
  })
  const client = useQueryClient()
  const same = { mutationKey, exact: true }
  const isSending = useIsMutating(same) > 0
  const moved = useMoved(payment)
  const quoteError = quote.error ? toLintelError(quote.error) : null
  // A new balance creates a new object for the same payment.
  const sendError =
    sending.error && JSON.stringify(sending.variables) === JSON.stringify(payment) ? toLintelError(sending.error) : null
  const isBlocked = payment === null || moved !== null || quote.isPending || quote.isError
  return {
    fee: useFee(payment, quote.isPending, quote.data),
    warnings: useWarnings(payment),
    status: isSending ? 'sending' : isBlocked ? 'blocked' : 'ready',
    error: isSending ? null : (moved ?? quoteError ?? sendError),
    refetch: async () => void (await quote.refetch()),
    isFetching: quote.isFetching,
    send() {
      // Read it now: a quick second press comes before `isSending` has been rendered.
      if (payment && !isBlocked && client.isMutating(same) === 0) sending.mutate(payment)
    },
  }
}

/** The error of a payment whose account or network is no longer active. */
function useMoved(payment: Payment | null): LintelError | null {
  const { account, network } = useAccount()
  const address = account?.address
  return useMemo(() => {
    if (!payment) return null
    if (network !== payment.network) {
      return new NetworkMismatchError({ wanted: payment.network, actual: network ?? 'none' })
    }
    if (address === undefined || foldAddress(address) !== foldAddress(payment.from)) {
      return new AccountMismatchError({ wanted: payment.from, actual: address ?? 'none' })
    }
    return null
  }, [payment, network, address])
}

function useFee(payment: Payment | null, isPending: boolean, quote: Quote | null | undefined): PaymentFee {
  const networks = useNetworks()
  const { data: price } = usePrice({ network: payment?.network })
  if (!payment || (!isPending && !quote)) return { status: 'unknown' }
  const currency = findNetwork(networks, payment.network)?.nativeCurrency
  if (isPending || !quote || !currency) return { status: 'loading' }
  const { decimals, symbol } = currency
  const { fee, isSponsored, deposit, tokenFee } = quote
  const cost = {
    fee,
    ...(isSponsored && { isSponsored }),
    ...(deposit !== undefined && { deposit }),
    ...(tokenFee !== undefined && { tokenFee }),
  }
  return { status: 'ready', ...cost, decimals, symbol, ...(price && { value: toFiat(fee, decimals, price.usd) }) }
}

function useWarnings(payment: Payment | null): readonly SendWarning[] {
  const lintel = useLintel()
  const { network, from, to } = payment ?? noPayment
  const enabled = payment !== null
  const { data: facts = null } = useQuery({ ...queryAddress(lintel, { address: to, network }), ...offlineToo, enabled })
  const { data: page, isError } = useQuery({
    ...lintel.queries.activity({ address: from, network }),
    ...offlineToo,
    enabled,
    // Even after a failure: a warning must not be missing because a service was slow to start.
    refetchInterval: HISTORY_MS,
  })
  const sent = useLintelState((state) => state.transactions)
  const namespaces = useLintelState((state) => state.namespaces)
  return useMemo(() => {
    if (!payment) return []
    const transactions = [...sent.filter((one) => one.network === network), ...(page?.transactions ?? [])]
    const isWhole = page?.source === 'service' && page.next === null
    return findWarnings(payment, {
      own: listOwnAddresses(namespaces, network),
      facts,
      // A history that cannot be read is unknown, not empty.
      history: page || isError ? { transactions, isWhole } : null,
    })
  }, [payment, page, isError, sent, namespaces, facts, network])
}
