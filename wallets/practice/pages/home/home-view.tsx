import { useEffect, useRef } from 'react'
import type { Address } from 'viem'
import { Button, Callout, Heading, shortenAddress, Text } from '../../../../src/components/index.js'
import type { NamespacePermission } from '../../state/namespace-permissions.js'
import type { SitePermission } from '../../state/wallet-state.js'
import type { WalletConnectState } from '../../walletconnect/walletconnect-state.js'
import type { PracticeWords } from '../../words/en.js'
import { useWalletWords } from '../../words/wallet-words.js'
import { formatEtherAmount } from '../format-ether-amount.js'
import { ConnectForm } from '../sessions/connect-form.js'
import { RelayNote } from '../sessions/relay-note.js'
import { SessionList } from '../sessions/session-list.js'
import { ChoiceList } from '../shell/choice-list.js'
import * as styles from '../shell/parts.css.js'
import { Shell } from '../shell/shell.js'

export type HomeViewProps = {
  accounts: readonly { name: string; address: Address }[]
  activeAddress: Address
  /** Balances in wei. Accounts with an unknown balance are absent. */
  balances: ReadonlyMap<Address, bigint>
  chains: readonly { id: number; name: string }[]
  activeChainId: number
  sites: readonly SitePermission[]
  /** The accounts that sites use, besides those of EVM chains. */
  namespaceSites: readonly NamespacePermission[]
  walletConnect: Pick<WalletConnectState, 'relay' | 'pairing' | 'sessions' | 'notice' | 'isElsewhere'>
  /** Whether there may be WalletConnect sessions that are not listed. */
  hasHiddenSessions: boolean
  /** Whether the visitor has just answered a request: the focus moves to the top. */
  isReturn: boolean
  onChooseAccount: (address: Address) => void
  onChooseChain: (chainId: number) => void
  onPair: (link: string) => void
  onPicture: (file: File) => void
  onShareWithSite: (site: string, address: Address) => void
  onShareWithSession: (topic: string, address: Address) => void
  onDisconnectSite: (site: string) => void
  onDisconnectNamespace: (permission: NamespacePermission) => void
  onDisconnectSession: (topic: string) => void
  onDisconnectAll: () => void
  /** Makes this window answer requests again instead of the other one. */
  onTakeOver: () => void
}

/** The wallet's own page: accounts, network and connected sites. */
export function HomeView(props: HomeViewProps) {
  const { accounts, activeAddress, balances, chains, activeChainId, sites, walletConnect, isReturn } = props
  const { pages } = useWalletWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const activeName = accounts.find(({ address }) => address === activeAddress)?.name ?? ''
  const formatId = (chainId: number) => pages.chain({ id: String(chainId) })
  const formatChain = (chainId: number) => chains.find(({ id }) => id === chainId)?.name ?? formatId(chainId)
  const listedCount = sites.length + walletConnect.sessions.length

  useEffect(() => {
    document.title = pages.name
    if (isReturn) heading.current?.focus()
  }, [isReturn, pages.name])

  return (
    <Shell>
      <Heading as="h1" ref={heading} tabIndex={-1} className={styles.title}>
        {pages.home.title}
      </Heading>
      <Text as="p" tone="muted" role="status">
        {`${pages.home.status({ account: activeName, network: formatChain(activeChainId) })} ${describeReach(props.hasHiddenSessions ? 'unknown' : listedCount, pages)}`}
      </Text>
      {walletConnect.isElsewhere ? (
        <Callout
          tone="warning"
          action={
            <Button size="2" accent="gray" variant="soft" onClick={props.onTakeOver}>
              {pages.home.takeOver}
            </Button>
          }
        >
          {pages.home.elsewhere}
        </Callout>
      ) : null}
      <RelayNote relay={walletConnect.relay} />
      {walletConnect.notice === null ? null : (
        <Callout role="status" className={styles.anywhere}>
          {walletConnect.notice}
        </Callout>
      )}
      <ChoiceList
        legend={pages.account}
        value={activeAddress}
        onChange={(value) => {
          const account = accounts.find(({ address }) => address === value)
          if (account) props.onChooseAccount(account.address)
        }}
        choices={accounts.map(({ name, address }) => {
          const balance = balances.get(address)
          const end = balance === undefined ? {} : { end: formatEtherAmount(balance, 4) }
          return { value: address, name, note: shortenAddress(address), ...end }
        })}
      />
      <ChoiceList
        legend={pages.network}
        value={String(activeChainId)}
        onChange={(value) => props.onChooseChain(Number(value))}
        choices={chains.map(({ id, name }) => ({ value: String(id), name, note: formatId(id) }))}
      />
      {walletConnect.isElsewhere ? null : (
        <ConnectForm pairing={walletConnect.pairing} onPair={props.onPair} onPicture={props.onPicture} />
      )}
      <SessionList {...props} sessions={walletConnect.sessions} formatChain={formatChain} />
    </Shell>
  )
}

/** Says which sites the visitor's choices reach, for a number of connections. */
function describeReach(count: number | 'unknown', { home }: PracticeWords): string {
  if (count === 0) return home.reachNone
  return count === 1 ? home.reachOne : home.reachMore
}
