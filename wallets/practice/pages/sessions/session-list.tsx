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
import type { PracticeWords } from '../../words/en.js'
import { useWalletWords } from '../../words/wallet-words.js'
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
  const { pages } = useWalletWords()
  const count = sites.length + namespaceSites.length + sessions.length
  const formatAccount = (address: Address) =>
    accounts.find((account) => account.address === address)?.name ?? shortenAddress(address)
  const active = { address: activeAddress, name: formatAccount(activeAddress) }
  return (
    <section className={parts.section} aria-labelledby="sites">
      <Text size="3" weight="medium" tone="muted" asChild>
        <h2 id="sites">{pages.sessions.title}</h2>
      </Text>
      {count === 0 ? (
        <Text as="p" tone="muted">
          {pages.sessions.empty}
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
                  <span>{`${pages.comma}${listNetworks(chainIds.map(formatChain), others, pages.comma)}`}</span>
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
          {pages.disconnectAll}
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
  const {
    pages,
    approve: { locale },
  } = useWalletWords()
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
            {describeAccounts(accounts.map(formatAccount), pages)}
          </Text>
        )}
        {others.map(({ namespace, address }) => (
          <Text key={namespace} size="2" tone="muted">
            {pages.sessions.usesOn({
              account: findNamespaceAccount(namespace, address)?.name ?? '',
              network: namespaceNames[namespace],
            })}
          </Text>
        ))}
        {since === null ? null : (
          <Text size="2" tone="muted" tabular>
            {pages.sessions.since({ time: formatTime(since, locale) })}
          </Text>
        )}
      </span>
      <span className={styles.actions}>
        {hasOthersOnly || accounts[0] === active.address ? null : (
          <Button
            size="2"
            variant="soft"
            aria-label={pages.sessions.shareOn({ account: active.name, site: name })}
            onClick={share}
          >
            {pages.sessions.share({ account: active.name })}
          </Button>
        )}
        <Button
          size="2"
          accent="gray"
          variant="soft"
          aria-label={pages.sessions.disconnect({ site: name })}
          onClick={onDisconnect}
        >
          {pages.disconnect}
        </Button>
      </span>
    </li>
  )
}

function listNetworks(chains: readonly string[], others: ConnectedSession['others'], comma: string): string {
  return [...chains, ...others.map(({ namespace }) => otherChains[namespace].name)].join(comma)
}

function formatTime(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}

function describeAccounts([account, ...more]: readonly string[], { sessions, comma }: PracticeWords): string {
  if (account === undefined) return sessions.noAccount
  return more.length > 0 ? sessions.usesMore({ account, others: more.join(comma) }) : sessions.uses({ account })
}
