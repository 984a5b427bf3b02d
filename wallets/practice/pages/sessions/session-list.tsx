import clsx from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import type { Address } from 'viem'
import { Avatar, Button, shortenAddress, Text } from '../../../../src/components/index.js'
import { revealHidden } from '../../../requests/format-message.js'
import { findNamespaceAccount, namespaceNames } from '../../state/namespace-accounts.js'
import type { NamespacePermission } from '../../state/namespace-permissions.js'
import type { SitePermission } from '../../state/wallet-state.js'
import { otherChains } from '../../walletconnect/namespaces/other-chains.js'
import type { ConnectedSession } from '../../walletconnect/sessions/connected-session.js'
import * as parts from '../shell/parts.css.js'
import { NamespaceConnection } from './namespace-connection.js'
import * as styles from './session-list.css.js'

export type SessionListProps = {
  /** Sites that use the injected provider. */
  sites: readonly SitePermission[]
  /** Accounts of other namespaces than eip155 that sites use. */
  namespaceSites: readonly NamespacePermission[]
  /** Sites that are connected over WalletConnect. */
  sessions: readonly ConnectedSession[]
  accounts: readonly { name: string; address: Address }[]
  activeAddress: Address
  formatChain: (chainId: number) => string
  onShareWithSite: (site: string, address: Address) => void
  onShareWithSession: (topic: string, address: Address) => void
  onDisconnectSite: (site: string) => void
  onDisconnectNamespace: (permission: NamespacePermission) => void
  onDisconnectSession: (topic: string) => void
  onDisconnectAll: () => void
}

/** Lists all connected sites, each with its account and buttons to give it the active account and to disconnect it. */
export function SessionList(props: SessionListProps) {
  const { sites, namespaceSites, sessions, formatChain, accounts, activeAddress } = props
  const count = sites.length + namespaceSites.length + sessions.length
  const formatAccount = (address: Address) =>
    accounts.find((account) => account.address === address)?.name ?? shortenAddress(address)
  const active = { address: activeAddress, name: formatAccount(activeAddress) }
  return (
    <section className={parts.section} aria-labelledby="sites">
      <Text size="3" weight="medium" tone="muted" asChild>
        <h2 id="sites">Connected sites</h2>
      </Text>
      {count === 0 ? (
        <Text as="p" tone="muted">
          No site is connected. Connect one from its own page, or by its link.
        </Text>
      ) : (
        <ul className={parts.group}>
          {sites.map((site) => (
            <Connection
              key={site.origin}
              name={site.origin}
              accounts={site.accounts}
              active={active}
              formatAccount={formatAccount}
              onShare={() => props.onShareWithSite(site.origin, activeAddress)}
              onDisconnect={() => props.onDisconnectSite(site.origin)}
            />
          ))}
          {namespaceSites.map((permission) => (
            <NamespaceConnection
              key={`${permission.namespace} ${permission.origin}`}
              permission={permission}
              onDisconnect={() => props.onDisconnectNamespace(permission)}
            />
          ))}
          {sessions.map(({ topic, peer, chainIds, others, since, accounts }) => (
            <Connection
              key={topic}
              name={revealHidden(peer.name)}
              avatar={<Avatar shape="square" src={peer.iconUrl} name={peer.name} />}
              origin={
                <>
                  <bdi>{revealHidden(peer.host)}</bdi>
                  <span>{`, ${listNetworks(chainIds.map(formatChain), others)}`}</span>
                </>
              }
              since={since}
              accounts={accounts}
              others={others}
              active={active}
              formatAccount={formatAccount}
              onShare={() => props.onShareWithSession(topic, activeAddress)}
              onDisconnect={() => props.onDisconnectSession(topic)}
            />
          ))}
        </ul>
      )}
      {count > 1 ? (
        <Button accent="gray" variant="soft" onClick={props.onDisconnectAll}>
          Disconnect all
        </Button>
      ) : null}
    </section>
  )
}

type ConnectionProps = {
  name: string
  avatar?: ReactNode
  origin?: ReactNode
  /** Time of the approval, ms since the epoch. */
  since?: number | null
  /** The accounts that the site has. It uses the first. */
  accounts: readonly Address[]
  /** Its accounts of other namespaces than eip155. */
  others?: ConnectedSession['others']
  active: { address: Address; name: string }
  formatAccount: (address: Address) => string
  onShare: () => void
  onDisconnect: () => void
}

function Connection(props: ConnectionProps) {
  const {
    name,
    avatar,
    origin,
    since = null,
    accounts,
    others = [],
    active,
    formatAccount,
    onShare,
    onDisconnect,
  } = props
  const hasOthersOnly = accounts.length === 0 && others.length > 0
  const share = (event: MouseEvent) => {
    // The button goes away, so the row takes the focus.
    event.currentTarget.closest('li')?.focus()
    onShare()
  }
  return (
    <li tabIndex={-1} className={clsx(parts.row, styles.connection)}>
      {avatar}
      <span className={clsx(parts.rowText, styles.text)}>
        <bdi className={parts.rowName}>{name}</bdi>
        {origin ? (
          <Text size="2" tone="muted" className={parts.anywhere}>
            {origin}
          </Text>
        ) : null}
        {hasOthersOnly ? null : (
          <Text size="2" tone="muted">
            {describeAccounts(accounts.map(formatAccount))}
          </Text>
        )}
        {others.map(({ namespace, address }) => (
          <Text key={namespace} size="2" tone="muted">
            {`Uses ${findNamespaceAccount(namespace, address)?.name} on ${namespaceNames[namespace]}`}
          </Text>
        ))}
        {since === null ? null : (
          <Text size="2" tone="muted" tabular>
            {`Since ${formatTime(since)}`}
          </Text>
        )}
      </span>
      <span className={styles.actions}>
        {hasOthersOnly || accounts[0] === active.address ? null : (
          <Button size="2" variant="soft" aria-label={`Use ${active.name} on ${name}`} onClick={share}>
            {`Use ${active.name}`}
          </Button>
        )}
        <Button size="2" accent="gray" variant="soft" aria-label={`Disconnect ${name}`} onClick={onDisconnect}>
          Disconnect
        </Button>
      </span>
    </li>
  )
}

function listNetworks(chains: readonly string[], others: ConnectedSession['others']): string {
  return [...chains, ...others.map(({ namespace }) => otherChains[namespace].name)].join(', ')
}

function formatTime(time: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}

function describeAccounts([used, ...more]: readonly string[]): string {
  if (used === undefined) return 'Has no account'
  return more.length > 0 ? `Uses ${used}, also has ${more.join(', ')}` : `Uses ${used}`
}
