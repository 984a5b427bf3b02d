'use client'

import { Card } from '../../../../components/card/card.js'
import { Flex } from '../../../../components/flex/flex.js'
import { NetworkIcon } from '../../../../components/network-icon/network-icon.js'
import { Text } from '../../../../components/text/text.js'
import type { Network } from '../../../../core/model/network.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import type { ReceiveWords } from '../../messages/en.js'

export type WalletCompatibleNetworksViewProps = { labels: ReceiveWords; networks: readonly Network[] }

/** The networks on which an address is valid. */
export function WalletCompatibleNetworksView({ labels, networks }: WalletCompatibleNetworksViewProps) {
  return (
    <ViewBody>
      <Text as="p" size="2" tone="muted">
        {labels.listText}
      </Text>
      <Card size="1">
        <Flex as="ul" direction="column" gap="3" aria-label={labels.list}>
          {networks.map(({ caipNetworkId, name, assets }) => (
            <Flex as="li" key={caipNetworkId} align="center" gap="3">
              <NetworkIcon name={name} src={assets?.imageUrl} size="3" />
              <Text weight="medium">{name}</Text>
            </Flex>
          ))}
        </Flex>
      </Card>
    </ViewBody>
  )
}
