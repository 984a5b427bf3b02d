import { AccountNotSharedError, NotConnectedError } from '../../../core/errors/wallet-errors.js'
import type { SessionAccount } from '../../../core/model/account.js'
import type { Namespace } from '../../../core/model/caip.js'
import type { Network } from '../../../core/model/network.js'
import type { WalletConnectPort, WalletConnectSession } from '../../../core/model/wallet-connect.js'
import type { WalletActions } from '../lazy-driver.js'
import type { DriverSession } from '../wallet-driver.js'
import { listPairedNetworks } from './list-paired-accounts.js'

/** A wallet that answers requests in the methods and formats of WalletConnect. */
export type PairedPort = Pick<WalletConnectPort, 'restore' | 'getSession' | 'request' | 'disconnect' | 'watch'>

/** The parameters of a paired wallet's driver. */
export type PairedContext = {
  port: PairedPort
  /** The networks of the namespace. */
  networks: readonly Network[]
}

type PairedActionsParameters = PairedContext & {
  namespace: Namespace
  /**
   * Reads the accounts of the namespace. `reported`: those that an event has reported since the wallet wrote the session. The
   * WalletConnect session does not change with them.
   */
  readAccounts(session: WalletConnectSession, reported: readonly SessionAccount[] | null): DriverSession
  signMessage: WalletActions['signMessage']
}

/**
 * The calls of a paired wallet that are the same in every namespace: restore, follow and end its session. The session is shared by
 * all namespaces, so disconnecting one disconnects the others too.
 */
export function createPairedActions({
  port,
  networks,
  namespace,
  readAccounts,
  signMessage,
}: PairedActionsParameters): WalletActions {
  let reported: { topic: string; accounts: readonly SessionAccount[] } | null = null

  function read(session: WalletConnectSession): DriverSession {
    const { topic, chains, peer } = session
    return {
      ...readAccounts(session, reported?.topic === topic ? reported.accounts : null),
      wallet: peer,
      approvedNetworks: listPairedNetworks(networks, chains),
    }
  }

  return {
    async connect({ silent }) {
      const session = port.getSession() ?? (silent ? await port.restore() : null)
      if (!session && silent) return { accounts: [] }
      if (!session) throw new NotConnectedError({ details: 'WalletConnect has no session: pair a wallet first.' })
      const shared = read(session)
      if (shared.accounts.length === 0 && !silent) {
        throw new AccountNotSharedError({ details: `The paired wallet shares no ${namespace} account.` })
      }
      return shared
    },
    disconnect: () => port.disconnect(),
    watch: (listener) =>
      port.watch((event) => {
        if (event.type === 'ended') return listener({ accounts: [] })
        const session = event.type === 'session' ? event.session : port.getSession()
        if (!session || event.type === 'chain') return
        if (event.type === 'session') reported = null
        else if (event.namespace === namespace) reported = { topic: session.topic, accounts: event.accounts }
        listener(read(session))
      }),
    signMessage,
  }
}
