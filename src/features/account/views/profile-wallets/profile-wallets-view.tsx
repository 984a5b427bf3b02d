'use client'

import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { Plus } from '../../../../icons/plus.js'
import { Unplug } from '../../../../icons/unplug.js'
import { DisconnectFooter } from '../../../../parts/footer-line/disconnect-footer.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { WalletIcon } from '../../../../parts/icons/wallet-icon.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { ConnectionList, type ProfileConnection } from './connection-list.js'

/** A wallet used before that is not connected. */
export type RecentProfile = { key: string; name: string; imageUrl?: string | undefined }

export type ProfileWalletsViewProps = {
  words: ShownMessages
  /** The active one first, grouped by namespace. */
  connections: readonly ProfileConnection[]
  recent: readonly RecentProfile[]
  /** The key of the connection that is disconnecting. */
  disconnecting?: string | 'all' | null
  /** Makes a connection the active one. */
  onSwitch: (key: string) => void
  onRecent: (key: string) => void
  onAdd: () => void
  onDisconnect: (key: string) => unknown
  onDisconnectAll: () => unknown
}

/** The connections by namespace, the recent wallets, and a row that adds a wallet. */
export function ProfileWalletsView(props: ProfileWalletsViewProps) {
  const { words, connections, recent, disconnecting = null, onRecent, onAdd, onDisconnect, onDisconnectAll } = props
  const labels = words.profileWallets
  const [only] = connections
  const hasSeveral = connections.length > 1
  const namespaces = [...new Set(connections.map(({ namespace }) => namespace))]
  return (
    <>
      <ViewBody>
        {namespaces.map((namespace) => (
          <ConnectionList
            key={namespace}
            words={words}
            namespace={namespace}
            connections={connections.filter((connection) => connection.namespace === namespace)}
            canDisconnect={hasSeveral}
            disconnecting={disconnecting}
            onSwitch={props.onSwitch}
            onDisconnect={onDisconnect}
          />
        ))}
        {recent.length > 0 ? (
          <List label={labels.recent} labelVisible>
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
        <List label={labels.add}>
          <ListItem icon={<IconTile as={Plus} size="36" />} name={labels.add} onClick={onAdd} />
          {hasSeveral ? (
            <ListItem
              icon={<IconTile as={Unplug} size="36" />}
              name={labels.disconnectAll}
              loading={disconnecting === 'all'}
              // The row opens nothing.
              end={null}
              onClick={onDisconnectAll}
            />
          ) : null}
        </List>
      </ViewBody>
      {only && !hasSeveral ? (
        <DisconnectFooter
          words={words}
          isDisconnecting={disconnecting !== null}
          onDisconnect={() => onDisconnect(only.key)}
        />
      ) : null}
    </>
  )
}
