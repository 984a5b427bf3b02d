import { withTimeout } from 'viem'
import type { Config, Connector } from 'wagmi'
import { watchConnectors } from 'wagmi/actions'
import { WalletUnresponsiveError } from '../../../core/errors/wallet-errors.js'
import type { WalletSession } from '../../../core/model/chain-adapter.js'
import type { AdapterContext } from '../adapter-context.js'
import { mapWalletError } from '../errors/map-wallet-error.js'
import { findConnector } from '../list-connectors.js'
import { clearConnections, commitConnection } from '../session/commit-connection.js'
import { readSession } from '../session/read-session.js'
import { rereadStoredState, waitForStoredState } from '../session/wait-for-stored-state.js'

/** How long a stored wallet may take to announce itself after the page loads, in ms. */
const announcementLimit = 3_000

/** How long a restore may take in all, in ms: just under the 10 s after which core gives it up. */
const restoreLimit = 9_900

/**
 * Restores the stored connection without asking the visitor anything. Null at once when none is stored.
 * Only the wallet that was in use is spoken to; wagmi's own `reconnect` asks every wallet, and one at a time per page.
 * What is stored is forgotten only when the wallet shares no account: after silence the next page load tries again.
 *
 * @throws WalletUnresponsiveError when the wallet is not announced within 3 s, or does not answer within 10 s
 */
export async function reconnect(context: AdapterContext): Promise<WalletSession | null> {
  const { config, attempts } = context
  const attempt = attempts.latest
  try {
    const session = await withTimeout(() => findSession(context, attempt), {
      timeout: restoreLimit,
      errorInstance: new WalletUnresponsiveError({ seconds: 10 }),
    })
    if (!session && config.state.current !== null && attempt === attempts.latest) clearConnections(context)
    return session
  } catch (thrown) {
    // What the wallet answers later changes nothing.
    if (attempt === attempts.latest) attempts.latest += 1
    throw mapWalletError(thrown, { isConnecting: true })
  }
}

async function findSession(context: AdapterContext, attempt: number): Promise<WalletSession | null> {
  const { config } = context
  await waitForStoredState(config)
  if (config.state.current === null) await rereadStoredState(config)
  const { connections, current } = config.state
  const stored = current === null ? undefined : connections.get(current)
  return stored ? restore(context, await waitForConnector(config, stored.connector.id), attempt) : null
}

async function restore(context: AdapterContext, connector: Connector, attempt: number): Promise<WalletSession | null> {
  if (!(await connector.isAuthorized())) return null
  const { accounts, chainId } = await connector.connect({ isReconnecting: true })
  // Too late, or the visitor was quicker and connected some wallet by hand.
  if (accounts.length === 0 || attempt !== context.attempts.latest) return null
  const session = readSession({ accounts, chainId, connector })
  await commitConnection(context, { accounts, chainId, connector })
  return session
}

function waitForConnector(config: Config, connectorId: string): Promise<Connector> {
  const known = findConnector(config, connectorId)
  if (known) return Promise.resolve(known)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop()
      reject(
        new WalletUnresponsiveError({ seconds: announcementLimit / 1_000, details: `${connectorId} is not there.` }),
      )
    }, announcementLimit)
    const stop = watchConnectors(config, {
      onChange: () => {
        const connector = findConnector(config, connectorId)
        if (!connector) return
        clearTimeout(timer)
        stop()
        resolve(connector)
      },
    })
  })
}
