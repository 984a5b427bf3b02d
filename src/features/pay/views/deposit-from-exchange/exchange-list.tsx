import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import { Text } from '../../../../components/text/text.js'
import { WalletIcon } from '../../../../parts/icons/wallet-icon.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import type { PayWords } from '../../messages/en.js'
import type { Exchange } from '../../model/exchange.js'

export type ExchangeListProps = {
  labels: PayWords
  exchanges: readonly Exchange[]
  /** Whether the exchange sends a requested asset. */
  canSend: (exchange: Exchange) => boolean
  /** The name of the network. */
  chain: string
  onSelect: (exchange: Exchange) => void
}

/** The exchanges. One that does not send a requested asset says so. */
export function ExchangeList({ labels, exchanges, canSend, chain, onSelect }: ExchangeListProps) {
  return (
    <ViewBody>
      <Text as="p" size="3" tone="muted">
        {exchanges.length === 0 ? labels.noExchanges : labels.chooseExchange}
      </Text>
      {exchanges.length === 0 ? null : (
        <List label={labels.exchanges}>
          {exchanges.map((exchange) => {
            const name = toPlainName(exchange.name) || labels.unnamedExchange
            const isOn = canSend(exchange)
            return (
              <ListItem
                key={exchange.id}
                icon={<WalletIcon name={name} imageUrl={exchange.imageUrl ?? undefined} />}
                name={name}
                description={
                  isOn ? (exchange.note ? labels.notes[exchange.note] : undefined) : labels.notSent({ chain })
                }
                disabled={!isOn}
                onClick={() => onSelect(exchange)}
              />
            )
          })}
        </List>
      )}
    </ViewBody>
  )
}
