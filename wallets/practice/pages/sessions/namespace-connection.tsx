import clsx from 'clsx'
import { Button, shortenAddress, Text } from '../../../../src/components/index.js'
import { findNamespaceAccount, namespaceNames } from '../../state/namespace-accounts.js'
import type { NamespacePermission } from '../../state/namespace-permissions.js'
import { useWalletWords } from '../../words/wallet-words.js'
import * as parts from '../shell/parts.css.js'
import * as styles from './session-list.css.js'

export type NamespaceConnectionProps = { permission: NamespacePermission; onDisconnect: () => void }

/** A site with its account of another namespace than eip155. */
export function NamespaceConnection({ permission, onDisconnect }: NamespaceConnectionProps) {
  const { pages } = useWalletWords()
  const { origin, namespace, address } = permission
  const network = namespaceNames[namespace]
  const account = findNamespaceAccount(namespace, address)?.name ?? ''
  return (
    <li className={clsx(parts.row, styles.connection)}>
      <span className={clsx(parts.rowText, styles.text)}>
        <bdi className={parts.rowName}>{origin}</bdi>
        <Text size="2" tone="muted">
          <span>{`${pages.sessions.usesOf({ account, network })}${pages.comma}`}</span>
          <span className={styles.address}>{shortenAddress(address)}</span>
        </Text>
      </span>
      <span className={styles.actions}>
        <Button
          size="2"
          accent="gray"
          variant="soft"
          aria-label={pages.sessions.disconnectFrom({ site: origin, network })}
          onClick={onDisconnect}
        >
          {pages.disconnect}
        </Button>
      </span>
    </li>
  )
}
