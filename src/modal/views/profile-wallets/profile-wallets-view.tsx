'use client'

import { Plus, Unplug } from 'lucide-react'
import { shortenAddress } from '../../../components/address/read-address.js'
import { Avatar } from '../../../components/avatar/avatar.js'
import { Badge } from '../../../components/badge/badge.js'
import { List } from '../../../components/list/list.js'
import { ListItem } from '../../../components/list/list-item.js'
import { Text } from '../../../components/text/text.js'
import type { Messages } from '../../../core/messages/en.js'
import type { Namespace } from '../../../core/model/caip.js'
import { WalletIcon } from '../../parts/brand-icon/wallet-icon.js'
import { DisconnectFooter } from '../../parts/footer-line/disconnect-footer.js'
import { IconTile } from '../../parts/icon-tile/icon-tile.js'
import { toPlainName } from '../../parts/plain-name/to-plain-name.js'
import { ViewBody } from '../../parts/view-body/view-body.js'

/** One connection: the wallet, its active address and the others it shares. */
export type ProfileConnection = {
  namespace: Namespace
  wallet: { name: string; imageUrl?: string | undefined }
  address: string
  otherAddresses: readonly string[]
  isActive: boolean
}

/** A wallet used before that is not connected now. */
export type RecentProfile = { key: string; name: string; imageUrl?: string | undefined }

export type ProfileWalletsViewProps = {
  words: Messages
  connections: readonly ProfileConnection[]
  recent: readonly RecentProfile[]
  /** What is being disconnected. */
  disconnecting?: Namespace | 'all' | null
  /** Makes the namespace the active one. */
  onSwitch: (namespace: Namespace) => void
  onRecent: (key: string) => void
  onAdd: () => void
  onDisconnect: (namespace: Namespace) => void
  onDisconnectAll: () => void
}

/** Every account that is connected, by the kind of network it is for; those used before, and the way to one more. */
export function ProfileWalletsView(props: ProfileWalletsViewProps) {
  const { words, connections, recent, disconnecting = null, onRecent, onAdd, onDisconnect, onDisconnectAll } = props
  const said = words.profileWallets
  const [only] = connections
  return (
    <>
      <ViewBody>
        {connections.map((connection) => (
          <Connection
            key={connection.namespace}
            {...props}
            connection={connection}
            hasOthers={connections.length > 1}
            disconnecting={disconnecting}
          />
        ))}
        {recent.length > 0 ? (
          <List label={said.recent} labelVisible>
            {recent.map(({ key, name, imageUrl }) => (
              <ListItem
                key={key}
                icon={<WalletIcon name={name} imageUrl={imageUrl} />}
                name={toPlainName(name)}
                onClick={() => onRecent(key)}
              />
            ))}
          </List>
        ) : null}
        <List label={said.add}>
          <ListItem icon={<IconTile as={Plus} size="36" />} name={said.add} onClick={onAdd} />
          {connections.length > 1 ? (
            <ListItem
              icon={<IconTile as={Unplug} size="36" />}
              name={said.disconnectAll}
              loading={disconnecting === 'all'}
              onClick={onDisconnectAll}
            />
          ) : null}
        </List>
      </ViewBody>
      {only && connections.length === 1 ? (
        <DisconnectFooter
          words={words}
          isDisconnecting={disconnecting !== null}
          onDisconnect={() => onDisconnect(only.namespace)}
        />
      ) : null}
    </>
  )
}

type ConnectionProps = Pick<ProfileWalletsViewProps, 'words' | 'onSwitch' | 'onDisconnect'> & {
  connection: ProfileConnection
  hasOthers: boolean
  disconnecting: Namespace | 'all' | null
}

function Connection({ words, connection, hasOthers, disconnecting, onSwitch, onDisconnect }: ConnectionProps) {
  const said = words.profileWallets
  const { namespace, wallet, address, otherAddresses, isActive } = connection
  const name = toPlainName(wallet.name)
  return (
    <List label={words.namespaces[namespace]} labelVisible>
      <ListItem
        icon={<WalletIcon name={wallet.name} imageUrl={wallet.imageUrl} />}
        name={shortenAddress(address)}
        description={
          <Text size="2" tone="muted" truncate asChild>
            <bdi title={name}>{name}</bdi>
          </Text>
        }
        tag={isActive ? <Badge accent="green">{said.active}</Badge> : <Badge accent="gray">{said.switch}</Badge>}
        {...(isActive ? { selected: true } : {})}
        onClick={() => (isActive ? undefined : onSwitch(namespace))}
      />
      {otherAddresses.map((other) => (
        <ListItem
          key={other}
          icon={<Avatar size="3" seed={other} />}
          name={shortenAddress(other)}
          description={said.shared}
          disabled
        />
      ))}
      {hasOthers ? (
        <ListItem
          icon={<IconTile as={Unplug} size="36" />}
          name={said.disconnectOne({ wallet: name })}
          loading={disconnecting === namespace}
          onClick={() => onDisconnect(namespace)}
        />
      ) : null}
    </List>
  )
}
