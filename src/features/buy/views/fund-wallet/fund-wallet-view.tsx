'use client'

import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import { Text } from '../../../../components/text/text.js'
import type { ViewName } from '../../../../core/model/views/view.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import type { ShownLink } from '../../../../parts/views/use-view-links.js'
import type { BuyWords } from '../../messages/en.js'

export type FundWalletViewProps = {
  labels: BuyWords
  /** The links to views that fill the account. */
  ways: readonly (ShownLink & { name: ViewName })[]
}

/** The ways to fill an account. */
export function FundWalletView({ labels, ways }: FundWalletViewProps) {
  const texts: Readonly<Record<string, string>> = labels.wayTexts
  return (
    <ViewBody>
      <Text as="p" size="3" tone="muted">
        {labels.fundText}
      </Text>
      <List label={labels.ways}>
        {ways.map(({ name, label, icon, onClick }) => (
          <ListItem
            key={label}
            icon={<IconTile as={icon} size="36" />}
            name={label}
            description={texts[name]}
            onClick={onClick}
          />
        ))}
      </List>
    </ViewBody>
  )
}
