import type { Address } from 'viem'
import { Button, Heading, shortenAddress, Text } from '../../../../src/components/index.js'
import { formatEtherAmount } from '../format-ether-amount.js'
import { ChoiceList } from '../shell/choice-list.js'
import * as styles from '../shell/parts.css.js'
import { Shell } from '../shell/shell.js'

export type HomeViewProps = {
  accounts: readonly { name: string; address: Address }[]
  activeAddress: Address
  /** In wei; an account whose balance is not known is absent. */
  balances: ReadonlyMap<Address, bigint>
  chains: readonly { id: number; name: string }[]
  activeChainId: number
  sites: readonly string[]
  onChooseAccount: (address: Address) => void
  onChooseChain: (chainId: number) => void
  onDisconnect: (site: string) => void
}

/** The wallet itself: what it shares, on which network, and with whom. Changes reach connected sites at once. */
export function HomeView(props: HomeViewProps) {
  const { accounts, activeAddress, balances, chains, activeChainId, sites } = props
  const activeName = accounts.find(({ address }) => address === activeAddress)?.name
  const activeChain = chains.find(({ id }) => id === activeChainId)?.name
  return (
    <Shell>
      <Heading as="h1">Your practice wallet</Heading>
      <Text as="p" tone="muted" role="status">
        {activeName} on {activeChain}. Changes reach connected sites at once.
      </Text>
      <ChoiceList
        legend="Account"
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
        legend="Network"
        value={String(activeChainId)}
        onChange={(value) => props.onChooseChain(Number(value))}
        choices={chains.map(({ id, name }) => ({ value: String(id), name, note: `Chain ${id}` }))}
      />
      <section className={styles.section} aria-labelledby="sites">
        <Text size="3" weight="medium" tone="muted" asChild>
          <h2 id="sites">Connected sites</h2>
        </Text>
        {sites.length === 0 ? (
          <Text as="p" tone="muted">
            No site is connected. Connect one from its own page.
          </Text>
        ) : (
          <ul className={styles.group}>
            {sites.map((site) => (
              <li key={site} className={styles.row}>
                <span className={styles.rowText}>
                  <bdi className={styles.rowName}>{site}</bdi>
                </span>
                <Button
                  size="2"
                  accent="gray"
                  variant="soft"
                  aria-label={`Disconnect ${site}`}
                  onClick={() => props.onDisconnect(site)}
                >
                  Disconnect
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Shell>
  )
}
