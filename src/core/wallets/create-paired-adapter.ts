import { isRejection } from '../errors/is-rejection.js'
import { InvalidOptionError } from '../errors/option-errors.js'
import { NotConnectedError } from '../errors/wallet-errors.js'
import { parseCaipAddress } from '../format/parse-caip-address.js'
import type { Namespace } from '../model/caip.js'
import type { ChainAdapter, WalletSession } from '../model/chain-adapter.js'
import { type WalletConnectPort, type WalletConnectSession, walletConnectId } from '../model/wallet-connect.js'
import { defaultAccountType } from './default-account-type.js'

/**
 * The adapter of an app without chain adapters ("basic"). It pairs and reports the session. Requests that need a chain
 * library throw an error that names the missing adapter.
 */
export function createPairedAdapter(namespace: Namespace, port: WalletConnectPort): ChainAdapter {
  const refuse = async () => {
    throw new InvalidOptionError({
      option: 'adapters',
      got: [],
      write: `Add the adapter of the namespace: adapters: [${namespace}()].`,
    })
  }
  let emit: (isRestoring?: boolean) => void = () => undefined
  return {
    namespace,
    can: { switchNetwork: 'none', send: false, signIn: false },
    start(listener) {
      emit = (isRestoring = false) => {
        const live = port.getSession()
        const session = live && readSession(live, namespace)
        listener({ type: 'connections', sessions: session ? [session] : [], isRestoring })
      }
      emit()
      return port.watch((event) => {
        if (event.type === 'session' || event.type === 'ended') emit()
      })
    },
    async connect() {
      const live = port.getSession()
      if (!live || !readSession(live, namespace)) {
        throw new NotConnectedError({ details: `The paired wallet shares no ${namespace} account.` })
      }
      emit()
    },
    async reconnect() {
      emit(true)
      await port.restore().catch(() => null)
      emit()
    },
    async switchConnection({ connectorId }) {
      const live = port.getSession()
      if (connectorId !== walletConnectId || !live || !readSession(live, namespace)) throw new NotConnectedError()
    },
    async disconnect() {
      await port.disconnect()
      emit()
    },
    switchNetwork: refuse,
    signMessage: refuse,
    verifyMessage: refuse,
    sendTransaction: refuse,
    waitForReceipt: refuse,
    getBalance: refuse,
    isAddress: () => false,
    isTransactionId: () => false,
    isRejection,
  }
}

/** The session of one namespace; null if the wallet shares no account of it. */
function readSession({ accounts, chains, peer }: WalletConnectSession, namespace: Namespace): WalletSession | null {
  const own = accounts.flatMap((text) => {
    const account = parseCaipAddress(text)
    return account?.namespace === namespace ? [account] : []
  })
  const [first, ...rest] = own
  if (!first) return null
  const type = defaultAccountType(namespace)
  const others = rest.filter(({ chainId }) => chainId === first.chainId)
  return {
    connectorId: walletConnectId,
    accounts: [{ address: first.address, type }, ...others.map(({ address }) => ({ address, type }) as const)],
    network: first.network,
    wallet: peer,
    approvedNetworks: chains.filter((chain) => chain.startsWith(`${namespace}:`)),
  }
}
