import { Avatar, Button, Text } from '../../../../src/components/index.js'
import type { ConnectedSession } from '../../walletconnect/sessions/connected-session.js'
import { revealHidden } from '../approve/format-message.js'
import * as styles from '../shell/parts.css.js'

export type SessionListProps = {
  /** Origins of sites that use the injected provider. */
  sites: readonly string[]
  /** Sites that are connected over WalletConnect. */
  sessions: readonly ConnectedSession[]
  formatChain: (chainId: number) => string
  onDisconnectSite: (site: string) => void
  onDisconnectSession: (topic: string) => void
  onDisconnectAll: () => void
}

/** Lists all connected sites, each with a button to disconnect it. */
export function SessionList(props: SessionListProps) {
  const { sites, sessions, formatChain } = props
  const count = sites.length + sessions.length
  return (
    <section className={styles.section} aria-labelledby="sites">
      <Text size="3" weight="medium" tone="muted" asChild>
        <h2 id="sites">Connected sites</h2>
      </Text>
      {count === 0 ? (
        <Text as="p" tone="muted">
          No site is connected. Connect one from its own page, or by its link.
        </Text>
      ) : (
        <ul className={styles.group}>
          {sites.map((site) => (
            <li key={site} className={styles.row}>
              <span className={styles.rowText}>
                <bdi className={styles.rowName}>{site}</bdi>
              </span>
              <DisconnectButton name={site} onClick={() => props.onDisconnectSite(site)} />
            </li>
          ))}
          {sessions.map(({ topic, peer, chainIds, since }) => (
            <li key={topic} className={styles.row}>
              <Avatar shape="square" src={peer.iconUrl} name={peer.name} />
              <span className={styles.rowText}>
                <bdi className={styles.rowName}>{revealHidden(peer.name)}</bdi>
                <Text size="2" tone="muted" className={styles.anywhere}>
                  <bdi>{revealHidden(peer.host)}</bdi>, {chainIds.map(formatChain).join(', ')}
                </Text>
                {since === null ? null : (
                  <Text size="2" tone="muted" tabular>
                    Since {formatTime(since)}
                  </Text>
                )}
              </span>
              <DisconnectButton name={revealHidden(peer.name)} onClick={() => props.onDisconnectSession(topic)} />
            </li>
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

function DisconnectButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button size="2" accent="gray" variant="soft" aria-label={`Disconnect ${name}`} onClick={onClick}>
      Disconnect
    </Button>
  )
}

function formatTime(time: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}
