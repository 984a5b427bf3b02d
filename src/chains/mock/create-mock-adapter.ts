import { NetworkNotConfiguredError } from '../../core/errors/network-errors.js'
import {
  AccountNotSharedError,
  ConnectorNotFoundError,
  NotConnectedError,
  RequestCancelledError,
} from '../../core/errors/wallet-errors.js'
import { parseCaipAddress } from '../../core/format/parse-caip-address.js'
import type { Namespace } from '../../core/model/caip.js'
import type { Balance, ChainAdapter, RequestPin, WalletSession } from '../../core/model/chain-adapter.js'
import type { Network } from '../../core/model/network.js'
import { type WalletConnectPort, type WalletConnectSession, walletConnectId } from '../../core/model/wallet-connect.js'
import { assertPinned } from '../../core/requests/assert-pinned.js'
import { untilAborted } from '../../rules/until-aborted.js'
import { closeSession, type MockWallet, meetCall } from './mock-wallet.js'

type MockAdapterParameters = {
  namespace: Namespace
  wallet: MockWallet
  networks: readonly Network[]
  restore: readonly string[]
  balance: Partial<Balance> | undefined
  walletConnect: WalletConnectPort | undefined
}

/** 1.2345 ether, in wei. */
const defaultBalance = 1_234_500_000_000_000_000n

/** A signature and a hash that look like what they are: they repeat one digit. */
const signature = `0x${'5'.repeat(130)}`
const firstHash = 0xa000n

/** One adapter over the wallets of a mock chain. */
export function createMockAdapter(parameters: MockAdapterParameters): ChainAdapter {
  const { namespace, wallet, networks, restore, balance, walletConnect } = parameters
  let sent = 0n
  return {
    namespace,
    start(listener) {
      wallet.listeners.add(listener)
      listener({ type: 'connectors', connectors: wallet.connectors })
      const unwatch = walletConnect?.watch(({ type }) => {
        if (type !== 'ended' || !closeSession(wallet, walletConnectId)) return
        listener({ type: 'disconnected', connectorId: walletConnectId })
      })
      return () => {
        unwatch?.()
        wallet.listeners.delete(listener)
      }
    },
    async connect({ connectorId, signal }) {
      const available = wallet.connectors.map(({ id }) => id)
      if (!available.includes(connectorId)) throw new ConnectorNotFoundError({ connectorId, available })
      const asked = meetCall(wallet, 'connect', { connectorId })
      await untilAborted(asked, signal, () => new RequestCancelledError({ cause: signal?.reason }))
      if (connectorId !== walletConnectId) return openSession(wallet, connectorId)
      const paired = walletConnect?.getSession()
      wallet.accountsOf.set(walletConnectId, listPairedAddresses(paired, namespace))
      return openSession(wallet, connectorId, paired ? describePaired(paired, namespace) : {})
    },
    async *reconnect() {
      await meetCall(wallet, 'reconnect')
      // The active one is opened last: the newest session is the first of the list.
      const sessions = [...restore].reverse().map((connectorId) => openSession(wallet, connectorId))
      yield* sessions.reverse()
    },
    async switchConnection({ connectorId }) {
      const session = wallet.sessions.find((open) => open.connectorId === connectorId)
      if (!session) throw new NotConnectedError()
      wallet.sessions = [session, ...wallet.sessions.filter((open) => open !== session)]
      wallet.chainId = session.chainId
      await meetCall(wallet, 'switchConnection', { connectorId })
    },
    async disconnect({ connectorId } = {}) {
      await meetCall(wallet, 'disconnect', connectorId === undefined ? undefined : { connectorId })
      const leaving = wallet.sessions.filter((session) => (connectorId ?? session.connectorId) === session.connectorId)
      wallet.sessions = wallet.sessions.filter((session) => !leaving.includes(session))
      if (leaving.some((session) => session.connectorId === walletConnectId)) await walletConnect?.disconnect()
    },
    async switchNetwork({ chainId }) {
      const configured = networks.map(({ id }) => id)
      if (!configured.includes(chainId)) throw new NetworkNotConfiguredError({ network: chainId, configured })
      assertActive(wallet, namespace)
      await meetCall(wallet, 'switchNetwork', { chainId })
      wallet.chainId = chainId
      wallet.sessions = wallet.sessions.map((session, index) => (index === 0 ? { ...session, chainId } : session))
    },
    async signMessage({ message, ...pin }) {
      assertActive(wallet, namespace, pin)
      await meetCall(wallet, 'signMessage', { message })
      return signature
    },
    async verifyMessage(claim) {
      await meetCall(wallet, 'verifyMessage', claim)
      const shared = [...wallet.accounts, ...[...wallet.accountsOf.values()].flat()]
      return claim.signature === signature && shared.includes(claim.address)
    },
    async sendTransaction(request) {
      assertActive(wallet, namespace, request)
      await meetCall(wallet, 'sendTransaction', request)
      sent += 1n
      return `0x${(firstHash + sent).toString(16).padStart(64, '0')}`
    },
    async waitForReceipt({ hash }) {
      await meetCall(wallet, 'waitForReceipt', { hash })
      return { hash, blockNumber: sent, status: 'success' }
    },
    async getBalance({ address, chainId }) {
      await meetCall(wallet, 'getBalance', { address, chainId })
      const currency = networks.find(({ id }) => id === chainId)?.nativeCurrency
      const { symbol = 'ETH', decimals = 18 } = currency ?? {}
      return { value: defaultBalance, symbol, decimals, ...balance }
    },
  }
}

/** The addresses of this namespace that the paired wallet shares. */
function listPairedAddresses(paired: WalletConnectSession | null | undefined, namespace: Namespace): readonly string[] {
  const accounts = paired?.accounts.map((account) => parseCaipAddress(account)) ?? []
  return accounts.flatMap((account) => (account?.namespace === namespace ? [account.address] : []))
}

function describePaired({ peer, chains }: WalletConnectSession, namespace: Namespace): Partial<WalletSession> {
  return {
    wallet: { name: peer.name },
    approvedNetworks: chains.filter((chain) => chain.startsWith(`${namespace}:`)),
  }
}

function openSession(wallet: MockWallet, connectorId: string, details: Partial<WalletSession> = {}): WalletSession {
  const [first, ...rest] = wallet.accountsOf.get(connectorId) ?? wallet.accounts
  if (first === undefined) throw new AccountNotSharedError()
  const session: WalletSession = { connectorId, addresses: [first, ...rest], chainId: wallet.chainId, ...details }
  closeSession(wallet, connectorId)
  wallet.sessions = [session, ...wallet.sessions]
  return session
}

/** Refuses a request while no wallet is connected, or one for another network or account than the active one. */
function assertActive({ sessions }: MockWallet, namespace: Namespace, pin: RequestPin = {}): void {
  const [active] = sessions
  if (!active) throw new NotConnectedError()
  assertPinned(pin, { network: `${namespace}:${active.chainId}`, address: active.addresses[0] })
}
