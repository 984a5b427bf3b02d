'use client'

import { Button } from '../../../../components/button/button.js'
import { Callout } from '../../../../components/callout/callout.js'
import { CopyButton } from '../../../../components/copy-button/copy-button.js'
import { Flex } from '../../../../components/flex/flex.js'
import { Icon } from '../../../../components/icon/icon.js'
import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import { Text } from '../../../../components/text/text.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { Globe } from '../../../../icons/globe.js'
import { Share2 } from '../../../../icons/share-2.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { LateQrCode } from '../../../../parts/view-body/late-qr-code.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import type { ReceiveWords } from '../../messages/en.js'
import { groupAddress } from './group-address.js'
import { group } from './wallet-receive-view.css.js'

export type WalletReceiveViewProps = {
  words: ShownMessages
  labels: ReceiveWords
  address: string
  /** The content of the QR code: an EIP-681 link, or the address. */
  link: string
  network: { name: string }
  /** Whether the address is the visitor's on `network`. A smart account is not on every network. */
  isOwn: boolean
  /** How many networks of the app this address is valid on. */
  networkCount: number
  /** Opens the share sheet of the device. Absent where there is none. */
  onShare?: (() => void) | undefined
  onNetworks: () => void
}

/**
 * The address to send to: as a QR code, in full in groups of four, to copy and to share. On a network where it is not the
 * visitor's, only the reason and the networks where it is.
 */
export function WalletReceiveView(props: WalletReceiveViewProps) {
  const { labels, network, isOwn, networkCount, onNetworks } = props
  return (
    <ViewBody>
      {isOwn ? (
        <OwnAddress {...props} />
      ) : (
        <Callout tone="warning">{labels.notHere({ network: network.name })}</Callout>
      )}
      <List label={labels.networks}>
        <ListItem
          icon={<IconTile as={Globe} size="36" />}
          name={labels.networks}
          description={labels.networkCount({ count: networkCount })}
          onClick={onNetworks}
        />
      </List>
    </ViewBody>
  )
}

function OwnAddress({ labels, address, link, network, onShare }: WalletReceiveViewProps) {
  return (
    <Flex direction="column" align="center" gap="3">
      <LateQrCode value={link} label={labels.code} size="2" refusedLabel={labels.codeRefused} />
      <Text as="p" size="3" align="center" wrap="balance" tabular dir="ltr" translate="no" title={address}>
        {groupAddress(address).map((characters, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group has no other identity.
          <span key={at} className={group}>
            {characters}
          </span>
        ))}
      </Text>
      <Flex gap="2" justify="center" wrap="wrap">
        <CopyButton
          kind="text"
          variant="soft"
          value={address}
          label={labels.copyAddress}
          copiedLabel={labels.addressCopied}
        />
        {onShare ? (
          <Button size="2" variant="soft" accent="gray" onClick={onShare}>
            <Icon as={Share2} size={16} />
            <span>{labels.share}</span>
          </Button>
        ) : null}
      </Flex>
      <Text as="p" size="2" tone="muted" align="center" wrap="balance">
        {labels.hint({ network: network.name })}
      </Text>
    </Flex>
  )
}
