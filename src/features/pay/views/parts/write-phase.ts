import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import type { PayWords } from '../../messages/en.js'
import type { PayPhase } from '../../model/read-pay-view.js'
import { findArrival, findBegun, type PayRequest, readConfirmations } from '../../model/request.js'
import { writeToken } from './write-token.js'

/** Returns the name of a network: the app's, else the data API's. */
export type NameNetwork = (token: { network: string; chainName: string | null }) => string

type Facts = { labels: PayWords; locale: string; nameNetwork: NameNetwork }

type Sentence = string | ((parameters: Record<string, string>) => string)

/** The sentence about a payment, with the arrived amount. */
export function writePhase(
  request: PayRequest,
  phase: PayPhase,
  { labels, locale, nameNetwork }: Facts,
): { title: string; text: string } {
  const arrival = findArrival(request)
  const option = findBegun(request) ?? request.options[0]
  const token = arrival?.token ?? option?.token ?? noToken
  const sum = request.received
    .filter(({ isExpected }) => isExpected === (arrival?.isExpected ?? true))
    .reduce((total, { amount }) => total + amount, 0n)
  const [refund] = request.refunds
  const counted = readConfirmations(request)
  const parameters = {
    merchant: toPlainName(request.merchant.name) || labels.unnamedMerchant,
    amount:
      phase === 'refunded' && refund
        ? writeToken(refund.amount, refund.token, locale)
        : writeToken(arrival?.isExpected ? sum : (arrival?.amount ?? option?.amount ?? 0n), token, locale),
    missing: writeToken(request.missing ?? 0n, option?.token ?? token, locale),
    excess: writeToken(request.excess ?? 0n, option?.token ?? token, locale),
    chain: nameNetwork(token),
    done: String(counted?.done ?? 0),
    required: String(counted?.required ?? 0),
  }
  const write = (sentence: Sentence) => (typeof sentence === 'string' ? sentence : sentence(parameters))
  const { title, text } = labels.phases[phase] as { title: Sentence; text: Sentence }
  return { title: write(title), text: write(text) }
}

const noToken = { network: '', chainName: null, symbol: '', decimals: 0 }
