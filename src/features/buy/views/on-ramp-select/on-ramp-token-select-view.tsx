'use client'

import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import { TokenIcon } from '../../../../components/token-icon/token-icon.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { ListSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'
import type { BuyWords } from '../../messages/en.js'
import type { BuyAsset } from '../../model/asset.js'

export type OnRampTokenSelectViewProps = {
  words: ShownMessages
  labels: BuyWords
  /** Null until they are read. */
  assets: readonly BuyAsset[] | null
  /** The id of the selected one. */
  selected: string | undefined
  onSelect: (asset: BuyAsset) => void
}

/** The assets that can be bought on the network of the account. */
export function OnRampTokenSelectView({ words, labels, assets, selected, onSelect }: OnRampTokenSelectViewProps) {
  return (
    <ViewBody>
      {assets ? (
        <List label={labels.tokens}>
          {assets.map((asset) => {
            const symbol = toPlainName(asset.symbol)
            return (
              <ListItem
                key={asset.id}
                icon={<TokenIcon symbol={symbol} seed={asset.address ?? symbol} />}
                name={symbol}
                description={toPlainName(asset.name)}
                selected={asset.id === selected}
                onClick={() => onSelect(asset)}
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
