import { InvalidOptionError } from '../errors/option-errors.js'
import { NotConnectedError } from '../errors/wallet-errors.js'
import { parseCaipAddress } from '../format/parse-caip-address.js'
import type { Namespace } from '../model/caip.js'
import type { ChainAdapter, WalletSession } from '../model/chain-adapter.js'
import { type WalletConnectPort, type WalletConnectSession, walletConnectId } from '../model/wallet-connect.js'

/**
 * A namespace of an app without adapters ("basic"): it can pair, and says who is connected. All that needs a chain
 * library is refused with the adapter to add.
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
  }
}

/** What the wallet shares of one namespace; null when that is nothing. */
function readSession({ accounts, chains, peer }: WalletConnectSession, namespace: Namespace): WalletSession | null {
  const own = accounts.flatMap((text) => {
    const account = parseCaipAddress(text)
    return account?.namespace === namespace ? [account] : []
  })
  const [first, ...rest] = own
  if (!first) return null
  const addresses = rest.filter(({ chainId }) => chainId === first.chainId).map(({ address }) => address)
  return {
    connectorId: walletConnectId,
    addresses: [first.address, ...addresses],
    chainId: namespace === 'eip155' ? Number(first.chainId) : first.chainId,
    wallet: { name: peer.name, ...(peer.imageUrl !== undefined && { imageUrl: peer.imageUrl }) },
    approvedNetworks: chains.filter((chain) => chain.startsWith(`${namespace}:`)),
  }
}
