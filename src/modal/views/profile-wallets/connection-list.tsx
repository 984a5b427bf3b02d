import { Ellipsis, Unplug } from 'lucide-react'
import { Fragment } from 'react'
import { shortenAddress } from '../../../components/address/read-address.js'
import { Avatar } from '../../../components/avatar/avatar.js'
import { Badge } from '../../../components/badge/badge.js'
import { List } from '../../../components/list/list.js'
import { ListItem } from '../../../components/list/list-item.js'
import { Text } from '../../../components/text/text.js'
import type { Messages } from '../../../core/messages/en.js'
import type { Namespace } from '../../../core/model/caip.js'
import { IconTile } from '../../parts/icons/icon-tile.js'
import { WalletIcon } from '../../parts/icons/wallet-icon.js'
import { toPlainName } from '../../parts/names/to-plain-name.js'

/** One connection: the wallet, its active address and the others it shares. */
export type ProfileConnection = {
  /** Unique among all. */
  key: string
  namespace: Namespace
  wallet: { name: string; imageUrl?: string | undefined }
  address: string
  otherAddresses: readonly string[]
  isActive: boolean
  /** Every namespace that ends with it, its own among them: more than one for a wallet paired for several. */
  endsWith: readonly Namespace[]
}

/** Addresses beside the active one that get a row of their own; the rest is counted. */
const MAX_SHARED = 3

export type ConnectionListProps = {
  words: Messages
  namespace: Namespace
  connections: readonly ProfileConnection[]
  /** Each is ended by a row of its own. */
  canDisconnect: boolean
  disconnecting: string | null
  onSwitch: (key: string) => void
  onDisconnect: (key: string) => void
}

/** The wallets that are connected in one namespace, the one used last first. */
export function ConnectionList({ words, namespace, connections, ...rest }: ConnectionListProps) {
  return (
    <List label={words.namespaces[namespace]} labelVisible>
      {connections.map((connection) => (
        <Fragment key={connection.key}>
          <Account words={words} connection={connection} onSwitch={rest.onSwitch} />
          {rest.canDisconnect ? (
            <ListItem
              icon={<IconTile as={Unplug} size="36" />}
              name={words.profileWallets.disconnectOne({ wallet: toPlainName(connection.wallet.name) })}
              description={sayWhatEnds(words, connection)}
              loading={rest.disconnecting === connection.key}
              onClick={() => rest.onDisconnect(connection.key)}
            />
          ) : null}
        </Fragment>
      ))}
    </List>
  )
}

/** The account in use, which a press makes the active one, and what else the wallet shares. */
function Account({
  words,
  connection: { key, wallet, address, otherAddresses, isActive },
  onSwitch,
}: Pick<ConnectionListProps, 'words' | 'onSwitch'> & { connection: ProfileConnection }) {
  const said = words.profileWallets
  const name = toPlainName(wallet.name)
  const [shown, count] =
    otherAddresses.length > MAX_SHARED + 1
      ? [otherAddresses.slice(0, MAX_SHARED), otherAddresses.length - MAX_SHARED]
      : [otherAddresses, 0]
  return (
    <>
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
        onClick={() => (isActive ? undefined : onSwitch(key))}
      />
      {shown.map((other) => (
        <ListItem
          key={other}
          icon={<Avatar size="3" seed={other} />}
          name={shortenAddress(other)}
          description={said.shared}
          disabled
        />
      ))}
      {count > 0 ? <ListItem icon={<IconTile as={Ellipsis} size="36" />} name={said.more({ count })} disabled /> : null}
    </>
  )
}

/** Nothing to say of one that ends alone. */
function sayWhatEnds(words: Messages, { endsWith }: ProfileConnection): string | undefined {
  if (endsWith.length < 2) return undefined
  const names = endsWith.map((namespace) => words.namespaces[namespace])
  return words.profileWallets.together({ namespaces: new Intl.ListFormat(words.locale).format(names) })
}
