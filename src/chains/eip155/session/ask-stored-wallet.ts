import { withTimeout } from 'viem'
import type { Config, Connector } from 'wagmi'
import { watchConnectors } from 'wagmi/actions'
import type { LintelError } from '../../../core/errors/lintel-error.js'
import { WalletUnresponsiveError } from '../../../core/errors/wallet-errors.js'
import type { WalletSession } from '../../../core/model/chain-adapter.js'
import type { LiveConnection } from '../adapter-context.js'
import { mapWalletError } from '../errors/map-wallet-error.js'
import { findConnector } from '../list-connectors.js'
import { readSession } from './read-session.js'

/** How long a stored wallet may take to announce itself after the page loads, in ms. */
const announcementLimit = 3_000

/** How long a restore may take in all, in ms: just under the 10 s after which core gives it up. */
const restoreLimit = 9_900

export type RestoredWallet = { connection: LiveConnection; session: WalletSession }

/** What the wallet shares, null when that is nothing, the error when it does not answer in time. */
export async function askStoredWallet(
  config: Config,
  connectorId: string,
): Promise<RestoredWallet | LintelError | null> {
  try {
    return await withTimeout(() => ask(config, connectorId), {
      timeout: restoreLimit,
      errorInstance: new WalletUnresponsiveError({ seconds: 10 }),
    })
  } catch (thrown) {
    return mapWalletError(thrown, { isConnecting: true })
  }
}

async function ask(config: Config, connectorId: string): Promise<RestoredWallet | null> {
  const connector = await waitForConnector(config, connectorId)
  if (!(await connector.isAuthorized())) return null
  const { accounts, chainId } = await connector.connect({ isReconnecting: true })
  if (accounts.length === 0) return null
  const connection = { accounts, chainId, connector }
  return { connection, session: readSession(connection) }
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
