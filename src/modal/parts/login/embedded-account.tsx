'use client'

import { List } from '../../../components/list/list.js'
import { ListItem } from '../../../components/list/list-item.js'
import type { EmbeddedWords } from '../../../core/messages/views/en-embedded.js'
import { KeyRound } from '../../../icons/key-round.js'
import { Mail } from '../../../icons/mail.js'
import { IconTile } from '../icons/icon-tile.js'

export type EmbeddedAccountProps = {
  labels: EmbeddedWords
  /** Null for a social account without one. */
  email: string | null
  /** Opens UpdateEmail. */
  onEmail: () => void
  /** Opens UpgradeWallet. */
  onUpgrade: () => void
}

/** What the embedded wallet adds to the settings of an account: its e-mail address, and the way to another wallet. */
export function EmbeddedAccount({ labels, email, onEmail, onUpgrade }: EmbeddedAccountProps) {
  return (
    <List label={labels.list}>
      <ListItem
        icon={<IconTile as={Mail} size="36" />}
        name={labels.email}
        description={email ?? labels.noEmail}
        onClick={onEmail}
      />
      <ListItem
        icon={<IconTile as={KeyRound} size="36" />}
        name={labels.upgrade}
        description={labels.upgradeText}
        onClick={onUpgrade}
      />
    </List>
  )
}
