'use client'

import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import type { ViewName } from '../../../../core/model/views/view.js'
import { KeyRound } from '../../../../icons/key-round.js'
import { Mail } from '../../../../icons/mail.js'
import { Split } from '../../../../icons/split.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import type { EmbeddedWords } from '../../../../parts/messages/embedded.js'
import type { ShownLink } from '../../../../parts/views/use-view-links.js'

export type EmbeddedAccountProps = {
  labels: EmbeddedWords
  /** Null for a social account without an address. */
  email: string | null
  /** Whether the smart account is in use, or not on the network. Left out in an app without smart accounts. */
  smartAccount?: 'inUse' | 'notInUse' | 'missing' | undefined
  /** The rows that features add, such as a name of the account. */
  links?: readonly (ShownLink & { name: ViewName; description?: string | undefined })[]
  /** The name of the current network. */
  network: string
  /** Opens UpdateEmail. */
  onEmail: () => void
  /** Opens the settings of the smart account. */
  onSmartAccount: () => void
  /** Opens UpgradeWallet. */
  onUpgrade: () => void
}

/** The rows that the embedded wallet adds to Account: its e-mail address, its type of account, and the way to another wallet. */
export function EmbeddedAccount(props: EmbeddedAccountProps) {
  const { labels, email, smartAccount, links = [], network, onEmail, onSmartAccount, onUpgrade } = props
  const states = {
    inUse: labels.accountInUse,
    notInUse: labels.accountNotInUse,
    missing: labels.noSmartAccount({ network }),
  }
  return (
    <List label={labels.list}>
      <ListItem
        icon={<IconTile as={Mail} size="36" />}
        name={labels.email}
        description={email ?? labels.noEmail}
        onClick={onEmail}
      />
      {smartAccount ? (
        <ListItem
          icon={<IconTile as={Split} size="36" />}
          name={labels.smartAccount}
          description={states[smartAccount]}
          onClick={onSmartAccount}
        />
      ) : null}
      {links.map(({ name, label, icon, description, onClick }) => (
        <ListItem
          key={name}
          icon={<IconTile as={icon} size="36" />}
          name={label}
          description={description}
          onClick={onClick}
        />
      ))}
      <ListItem
        icon={<IconTile as={KeyRound} size="36" />}
        name={labels.upgrade}
        description={labels.upgradeText}
        onClick={onUpgrade}
      />
    </List>
  )
}
