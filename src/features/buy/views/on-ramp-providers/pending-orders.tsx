import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import { TokenIcon } from '../../../../components/token-icon/token-icon.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import type { BuyWords } from '../../messages/en.js'
import type { BuyOrder } from '../../model/order/order.js'
import { readOrderView } from '../../model/order/read-order-view.js'
import { formatMoney } from '../parts/format-money.js'
import { writePhase } from '../parts/write-phase.js'

export type PendingOrdersProps = {
  labels: BuyWords
  locale: string
  orders: readonly BuyOrder[]
  onSelect: (order: BuyOrder) => void
}

/** Orders that have not ended. A press shows one. */
export function PendingOrders({ labels, locale, orders, onSelect }: PendingOrdersProps) {
  if (orders.length === 0) return null
  return (
    <List label={labels.pending} labelVisible>
      {orders.map((order) => {
        const symbol = toPlainName(order.symbol)
        const money = formatMoney(order.payment, order.currency, locale)
        return (
          <ListItem
            key={order.id}
            icon={<TokenIcon symbol={symbol} seed={order.address ?? symbol} />}
            name={labels.pendingOrder({ token: symbol, money })}
            description={writePhase(order, readOrderView(order, 'unknown').phase, labels).title}
            onClick={() => onSelect(order)}
          />
        )
      })}
    </List>
  )
}
