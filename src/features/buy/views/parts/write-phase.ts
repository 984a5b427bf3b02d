import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import type { BuyWords } from '../../messages/en.js'
import type { BuyOrder } from '../../model/order/order.js'
import type { OrderPhase } from '../../model/order/read-order-view.js'

type Sentence = string | ((parameters: { provider: string; token: string }) => string)

/** The sentence about an order, with the names of its provider and its token. */
export function writePhase(
  { providerName, symbol }: Pick<BuyOrder, 'providerName' | 'symbol'>,
  phase: OrderPhase,
  labels: BuyWords,
): { title: string; text: string } {
  const names = { provider: toPlainName(providerName) || labels.unnamedProvider, token: toPlainName(symbol) }
  const write = (sentence: Sentence) => (typeof sentence === 'string' ? sentence : sentence(names))
  const { title, text } = labels.phases[phase] as { title: Sentence; text: Sentence }
  return { title: write(title), text: write(text) }
}
