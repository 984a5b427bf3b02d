'use client'

import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import { Text } from '../../../../components/text/text.js'
import { IconTile } from '../../../../modal/parts/icons/icon-tile.js'
import { ViewBody } from '../../../../modal/parts/view-body/view-body.js'
import type { ShownLink } from '../../../../modal/parts/views/use-view-links.js'
import type { BuyWords } from '../../messages/en.js'

export type FundWalletViewProps = {
  labels: BuyWords
  /** What leads to funds. */
  ways: readonly (ShownLink & { description: string | undefined })[]
}

/** The ways to fill an account. */
export function FundWalletView({ labels, ways }: FundWalletViewProps) {
  return (
    <ViewBody>
      <Text as="p" size="3" tone="muted">
        {labels.fundText}
      </Text>
      <List label={labels.ways}>
        {ways.map(({ label, icon, description, onClick }) => (
          <ListItem
            key={label}
            icon={<IconTile as={icon} size="36" />}
            name={label}
            description={description}
            onClick={onClick}
          />
        ))}
      </List>
    </ViewBody>
  )
}
