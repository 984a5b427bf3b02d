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
import { waitForStoredState } from '../session/wait-for-stored-state.js'

/** How long a stored wallet may take to announce itself after the page loads, in ms. */
const announcementLimit = 1_000

/** How long it may then take to say which accounts it still shares, in ms. It asks the visitor nothing. */
const answerLimit = 5_000

/**
 * Restores the stored connection without asking the visitor anything. Null at once when none is stored.
 * Only the wallet that was in use is spoken to; wagmi's own `reconnect` asks every wallet, and one at a time per page.
 *
 * @throws WalletUnresponsiveError when the wallet does not answer within 5 s
 */
export async function reconnect(context: AdapterContext): Promise<WalletSession | null> {
  const { config, attempts } = context
  const attempt = attempts.latest
  await waitForStoredState(config)
  const { connections, current } = config.state
  const stored = current === null ? undefined : connections.get(current)
  if (!stored) return null
  try {
    const patience = {
      timeout: answerLimit,
      errorInstance: new WalletUnresponsiveError({ seconds: answerLimit / 1_000 }),
    }
    const connector = await waitForConnector(config, stored.connector.id)
    const session = connector && (await withTimeout(() => restore(context, connector, attempt), patience))
    if (!session && attempt === attempts.latest) clearConnections(context)
    return session
  } catch (error) {
    if (attempt === attempts.latest) {
      clearConnections(context)
      // What the wallet answers later changes nothing.
      attempts.latest += 1
    }
    throw mapWalletError(error)
  }
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

async function waitForConnector(config: Config, connectorId: string): Promise<Connector | null> {
  const known = findConnector(config, connectorId)
  if (known) return known
  return new Promise((resolve) => {
    const finish = (connector: Connector | null) => {
      clearTimeout(timer)
      stop()
      resolve(connector)
    }
    const timer = setTimeout(finish, announcementLimit, null)
    const stop = watchConnectors(config, {
      onChange: () => {
        const connector = findConnector(config, connectorId)
        if (connector) finish(connector)
      },
    })
  })
}
