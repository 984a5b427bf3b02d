'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { LintelError } from '../../../core/errors/lintel-error.js'
import { toLintelError } from '../../../core/errors/to-lintel-error.js'
import type { TokenBalance } from '../../../core/model/portfolio.js'
import type { Payment } from '../../../core/requests/payments/payment.js'
import { queryQuote } from '../../../core/requests/payments/query-quote.js'
import type { AmountUnit } from '../../../core/requests/payments/read-typed-amount.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useAccount } from '../../../react/use-account.js'
import { useGivenMessages } from '../../../react/use-given-messages.js'
import { offlineToo } from '../../../react/use-wallets.js'
import { computeMax } from '../model/compute-max.js'
import { getSendStep, type SendStep } from '../model/get-send-step.js'
import type { ReceiverState } from '../model/read-receiver.js'
import { readSendAmount, type SendAmount } from '../model/read-send-amount.js'
import { checkReceiver } from '../send-payment.js'
import { noPayment, type PaymentResult, usePayment } from './use-payment.js'
import { useReceiver } from './use-receiver.js'

export type SendParameters = {
  /** One of `usePortfolio`; null until the visitor has selected one. */
  token: TokenBalance | null
  /** The typed text, in the digits and with the decimal separator of the visitor's language. */
  amount: string
  /**
   * The unit of the amount.
   *
   * @default 'token'
   */
  unit?: AmountUnit
  /** The typed text: an address or a name. */
  to: string
  onSent?: (id: string, payment: Payment) => void
}

export type SendResult = PaymentResult &
  SendAmount & {
    receiver: ReceiverState
    /** Retries a failed lookup of a name. */
    refetchReceiver(): Promise<void>
    /** The first missing step; `review` if nothing is missing. */
    step: SendStep
    /** The payment, if nothing is missing. */
    payment: Payment | null
    /** The largest sendable amount, in base units. For the native currency it leaves the fee. Null while it is not known. */
    max: bigint | null
    /**
     * Looks up the name of the receiver again. Resolves with the payment to show for a last review, or null if the name no
     * longer resolves to the address on screen: `error` then reports it.
     */
    review(): Promise<Payment | null>
    isReviewing: boolean
  }

/**
 * A form that sends a token from the connected account: reads the typed texts, looks up names, and returns the missing step, the
 * cost and the warnings.
 *
 * @example
 * const { step, receiver, fee, warnings, error, send } = useSend({ token, amount: '1.5', to: 'nora.eth' })
 * <button disabled={step !== 'review'} onClick={send}>Send</button>
 */
export function useSend({ token, amount: typed, unit = 'token', to, onSent }: SendParameters): SendResult {
  const { locale } = useGivenMessages()
  const { account, network } = useAccount()
  const from = account?.address
  const { amount, counterpart } = readSendAmount(typed, { token, unit, locale })
  const where = token?.network ?? network ?? 'eip155:0'
  const { receiver, refetch: refetchReceiver } = useReceiver(to, where)
  const isHere = token === null || token.network === network
  const step = getSendStep({ balance: isHere && token ? token.amount : null, amount, receiver })
  const units = step === 'review' && amount.status === 'valid' ? amount.amount.toString() : null
  const found = receiver.status === 'valid' ? receiver : null
  const [address, name] = [found?.address, found?.name]
  const payment = useMemo((): Payment | null => {
    if (!token || units === null || from === undefined || address === undefined) return null
    const { amount: _, price: __, value: ___, ...plain } = token
    return {
      network: token.network,
      from,
      token: plain,
      amount: units,
      to: address,
      ...(name !== undefined && { name }),
    }
  }, [token, units, from, address, name])
  const reviewed = useReview([token?.network, token?.address, typed, unit, to].join(' '), refetchReceiver)
  const result = usePayment(payment, { ...(onSent && { onSent }) })
  return {
    ...result,
    amount,
    counterpart,
    receiver,
    refetchReceiver,
    step,
    payment,
    max: useMax(token, from),
    error: result.error ?? reviewed.error,
    isReviewing: reviewed.isRunning,
    review: async () => payment && (await reviewed.check(payment)),
  }
}

/** Checks the name of a receiver before the last review. An error stays until the visitor types something else. */
function useReview(fields: string, onChanged: () => void) {
  const lintel = useLintel()
  const [state, setState] = useState<{ fields: string; error: LintelError | null }>({ fields: '', error: null })
  const [isRunning, setRunning] = useState(false)
  return {
    isRunning,
    error: state.fields === fields ? state.error : null,
    async check(payment: Payment): Promise<Payment | null> {
      setRunning(true)
      try {
        await checkReceiver(lintel, payment)
        setState({ fields, error: null })
        return payment
      } catch (error) {
        setState({ fields, error: toLintelError(error) })
        onChanged()
        return null
      } finally {
        setRunning(false)
      }
    },
  }
}

/** Reads the cost of a transfer of nothing, to leave that much. */
function useMax(token: TokenBalance | null, from = ''): bigint | null {
  const lintel = useLintel()
  const isNative = token !== null && token.address === undefined
  const nothing: Payment = { ...noPayment, ...(token && { network: token.network, token }), from, to: from }
  const quote = useQuery({ ...queryQuote(lintel, nothing), ...offlineToo, enabled: isNative && from !== '' })
  if (!token) return null
  if (!isNative) return token.amount
  if (quote.data) return computeMax(token.amount, quote.data)
  // The balance does not cover even the fee of a transfer of nothing.
  return quote.error && toLintelError(quote.error).code === 'insufficient-funds' ? 0n : null
}
