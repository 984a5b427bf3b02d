'use client'

import type { ReactNode } from 'react'
import { Address } from '../../../../components/address/address.js'
import { Flex } from '../../../../components/flex/flex.js'
import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import { NetworkIcon } from '../../../../components/network-icon/network-icon.js'
import { Text } from '../../../../components/text/text.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { Compass } from '../../../../icons/compass.js'
import { Wallet } from '../../../../icons/wallet.js'
import { DisconnectFooter } from '../../../../parts/footer-line/disconnect-footer.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import type { ShownLink } from '../../../../parts/views/use-view-links.js'

export type AccountSettingsViewProps = {
  words: ShownMessages
  address: string
  wallet: { name: string; imageUrl?: string | undefined }
  network: { name: string; imageUrl?: string | undefined }
  /** The account's page in the block explorer. */
  explorerUrl?: string | null | undefined
  isDisconnecting?: boolean
  /** Opens Networks. Absent when the app turns switching off. */
  onNetworks?: (() => void) | undefined
  /** The items that features add. */
  links?: readonly ShownLink[]
  /** The items of the list that the kind of wallet adds. */
  extra?: ReactNode
  onWallets: () => void
  onDisconnect: () => unknown
}

/** The account's whole address, its network and its wallets. */
export function AccountSettingsView(props: AccountSettingsViewProps) {
  const { words, address, wallet, network, explorerUrl, onNetworks } = props
  return (
    <>
      <ViewBody>
        <Flex direction="column" gap="1" paddingInline="1">
          <Text size="2" tone="muted">
            {words.account.address}
          </Text>
          <Text size="3">
            <Address
              value={address}
              format="full"
              mono
              copyable
              copy={{ label: words.account.copyAddress, copiedLabel: words.account.addressCopied }}
            />
          </Text>
        </Flex>
        <List label={words.account.more}>
          <ListItem
            icon={<NetworkIcon name={network.name} src={network.imageUrl} size="3" />}
            name={words.account.network}
            description={network.name}
            {...(onNetworks ? { onClick: onNetworks } : { disabled: true })}
          />
          <ListItem
            icon={<IconTile as={Wallet} size="36" />}
            name={words.titles.ProfileWallets}
            description={toPlainName(wallet.name)}
            onClick={props.onWallets}
          />
          {explorerUrl ? (
            <ListItem
              icon={<IconTile as={Compass} size="36" />}
              name={words.account.viewInExplorer}
              href={explorerUrl}
              external
            />
          ) : null}
          {props.links?.map(({ label, icon, onClick }) => (
            <ListItem key={label} icon={<IconTile as={icon} size="36" />} name={label} onClick={onClick} />
          ))}
          {props.extra}
        </List>
      </ViewBody>
      <DisconnectFooter
        words={words}
        isDisconnecting={props.isDisconnecting ?? false}
        onDisconnect={props.onDisconnect}
      />
    </>
  )
}
