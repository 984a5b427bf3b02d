import { shortenAddress } from '../../../../components/address/split-address.js'
import { Avatar } from '../../../../components/avatar/avatar.js'
import { Badge } from '../../../../components/badge/badge.js'
import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import { Text } from '../../../../components/text/text.js'
import type { Namespace } from '../../../../core/model/caip.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { Ellipsis } from '../../../../icons/ellipsis.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { WalletIcon } from '../../../../parts/icons/wallet-icon.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { ConnectionMenu } from './connection-menu.js'

/** One connection: the wallet, its active address and its other addresses. */
export type ProfileConnection = {
  /** Unique among all connections. */
  key: string
  namespace: Namespace
  wallet: { name: string; imageUrl?: string | undefined }
  address: string
  otherAddresses: readonly string[]
  /** The visitor's names for the accounts in the wallet, by address. Not trusted. */
  names?: Readonly<Record<string, string>> | undefined
  isActive: boolean
  /** The namespaces that a disconnect ends: several for a wallet that was paired for several. */
  endsWith: readonly Namespace[]
}

/** How many other addresses get a row; for the rest only the number is shown. */
const MAX_SHARED = 3

export type ConnectionListProps = {
  words: ShownMessages
  namespace: Namespace
  connections: readonly ProfileConnection[]
  /** Each connection has a menu that disconnects it. */
  canDisconnect: boolean
  disconnecting: string | null
  onSwitch: (key: string) => void
  onDisconnect: (key: string) => unknown
}

/** The connected wallets of one namespace, the last used first. */
export function ConnectionList({ words, namespace, connections, ...rest }: ConnectionListProps) {
  return (
    <List label={words.namespaces[namespace]} labelVisible>
      {connections.map((connection) => (
        <Account key={connection.key} words={words} connection={connection} {...rest} />
      ))}
    </List>
  )
}

/** The active address of a connection; a press makes the connection the active one. Then its other addresses. */
function Account({
  words,
  connection,
  canDisconnect,
  disconnecting,
  onSwitch,
  onDisconnect,
}: Omit<ConnectionListProps, 'namespace' | 'connections'> & { connection: ProfileConnection }) {
  const { key, wallet, address, otherAddresses, names = {}, isActive } = connection
  const nameOf = (one: string) => toPlainName(names[one] ?? '')
  const labels = words.profileWallets
  const name = toPlainName(wallet.name)
  const short = nameOf(address) ? `${shortenAddress(address)} ` : ''
  const [shown, count] =
    otherAddresses.length > MAX_SHARED + 1
      ? [otherAddresses.slice(0, MAX_SHARED), otherAddresses.length - MAX_SHARED]
      : [otherAddresses, 0]
  return (
    <>
      <ListItem
        icon={<WalletIcon name={wallet.name} imageUrl={wallet.imageUrl} />}
        name={nameOf(address) || shortenAddress(address)}
        description={
          <Text size="2" tone="muted" truncate title={`${short}${name}`}>
            {short}
            <bdi>{name}</bdi>
          </Text>
        }
        tag={isActive ? <Badge accent="green">{labels.active}</Badge> : <Badge accent="gray">{labels.switch}</Badge>}
        // The tag says it already; a tick would repeat it.
        aria-current={isActive || undefined}
        end={null}
        action={
          canDisconnect ? (
            <ConnectionMenu
              label={labels.options({ wallet: name })}
              disconnectLabel={describeDisconnect(words, connection)}
              isDisconnecting={disconnecting === key}
              onDisconnect={() => onDisconnect(key)}
            />
          ) : undefined
        }
        onClick={() => (isActive ? undefined : onSwitch(key))}
      />
      {shown.map((other) => (
        <ListItem
          key={other}
          icon={<Avatar size="3" seed={other} />}
          name={nameOf(other) || shortenAddress(other)}
          description={nameOf(other) ? shortenAddress(other) : labels.shared}
          disabled
        />
      ))}
      {count > 0 ? (
        <ListItem icon={<IconTile as={Ellipsis} size="36" />} name={labels.more({ count })} disabled />
      ) : null}
    </>
  )
}

/** Names the namespaces that end together when there are several. */
function describeDisconnect(words: ShownMessages, { wallet, endsWith }: ProfileConnection): string {
  const disconnect = words.profileWallets.disconnectOne({ wallet: toPlainName(wallet.name) })
  if (endsWith.length < 2) return disconnect
  const names = endsWith.map((namespace) => words.namespaces[namespace])
  const together = words.profileWallets.together({ namespaces: new Intl.ListFormat(words.locale).format(names) })
  return `${disconnect}: ${together}`
}
