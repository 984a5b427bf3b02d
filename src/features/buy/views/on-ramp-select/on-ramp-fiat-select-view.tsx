'use client'

import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import { TokenIcon } from '../../../../components/token-icon/token-icon.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { ListSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'
import type { BuyWords } from '../../messages/en.js'
import type { PaymentCurrency } from '../../model/asset.js'

export type OnRampFiatSelectViewProps = {
  words: ShownMessages
  labels: BuyWords
  /** Null until they are read. */
  currencies: readonly PaymentCurrency[] | null
  /** The id of the selected one. */
  selected: string | undefined
  /** The URL of a picture. */
  findImage?: ((currency: PaymentCurrency) => string | undefined) | undefined
  onSelect: (currency: PaymentCurrency) => void
}

/** The currencies to pay with. */
export function OnRampFiatSelectView(props: OnRampFiatSelectViewProps) {
  const { words, labels, currencies, selected, findImage, onSelect } = props
  const names = new Intl.DisplayNames([words.locale], { type: 'currency' })
  return (
    <ViewBody>
      {currencies ? (
        <List label={labels.currencies}>
          {currencies.map((currency) => {
            const code = currency.id.toUpperCase()
            return (
              <ListItem
                key={code}
                icon={<TokenIcon symbol={code} src={findImage?.(currency)} />}
                name={code}
                description={names.of(code)}
                selected={currency.id === selected}
                onClick={() => onSelect(currency)}
              />
            )
          })}
        </List>
      ) : (
        <ListSkeleton label={words.common.loading} rows={2} item="described" />
      )}
    </ViewBody>
  )
}
