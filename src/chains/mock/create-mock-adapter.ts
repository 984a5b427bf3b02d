import { isRejection } from '../../core/errors/is-rejection.js'
import { NetworkNotConfiguredError, SwitchNotSupportedError } from '../../core/errors/network-errors.js'
import {
  AccountNotSharedError,
  ConnectorNotFoundError,
  NotConnectedError,
  RequestCancelledError,
} from '../../core/errors/wallet-errors.js'
import { findNetwork } from '../../core/format/find-network.js'
import { parseCaipAddress } from '../../core/format/parse-caip-address.js'
import type { SessionAccount } from '../../core/model/account.js'
import type { Namespace } from '../../core/model/caip.js'
import type { AdapterAbilities, Balance, ChainAdapter, WalletSession } from '../../core/model/chain-adapter.js'
import type { Network } from '../../core/model/network.js'
import type { Quote, RequestPin, Signed } from '../../core/model/requests.js'
import { type WalletConnectPort, type WalletConnectSession, walletConnectId } from '../../core/model/wallet-connect.js'
import { assertPinned } from '../../core/requests/assert-pinned.js'
import { untilAborted } from '../../rules/async/until-aborted.js'
import { describeShared, listOthers, type MockWallet, report, setSessions, simulateCall } from './mock-wallet.js'

type MockAdapterParameters = {
  namespace: Namespace
  can: AdapterAbilities
  wallet: MockWallet
  networks: readonly Network[]
  restore: readonly string[]
  balance: Partial<Balance> | undefined
  quote: Partial<Quote> | undefined
  walletConnect: WalletConnectPort | undefined
}

/** 1.2345 ether, in wei. */
const DEFAULT_BALANCE = 1_234_500_000_000_000_000n

/** 0.00042 ether, in wei. */
const DEFAULT_FEE = 420_000_000_000_000n

/** Signature and hash are visibly fake: they repeat one digit. */
const signature = `0x${'5'.repeat(130)}`
/** The signature format of each namespace's wallets. */
const signing = {
  eip155: { encoding: 'hex', scheme: 'eip191' },
  solana: { encoding: 'base58', scheme: 'ed25519' },
  bip122: { encoding: 'base64', scheme: 'bip322' },
  polkadot: { encoding: 'hex', scheme: 'sr25519' },
} as const satisfies Record<Namespace, Pick<Signed, 'encoding' | 'scheme'>>
const firstHash = 0xa000n

/** One adapter over the wallets of a mock chain. */
export function createMockAdapter(parameters: MockAdapterParameters): ChainAdapter {
  const { namespace, can, wallet, networks, restore, balance, quote, walletConnect } = parameters
  let sent = 0n
  return {
    namespace,
    can,
    start(listener) {
      wallet.listeners.add(listener)
      listener({ type: 'connectors', connectors: wallet.connectors })
      listener({ type: 'connections', sessions: wallet.sessions, isRestoring: wallet.isRestoring })
      const unwatch = walletConnect?.watch(({ type }) => {
        if (type === 'ended') setSessions(wallet, listOthers(wallet, walletConnectId))
      })
      return () => {
        unwatch?.()
        wallet.listeners.delete(listener)
      }
    },
    async connect({ connectorId, signal }) {
      if (signal?.aborted) throw new RequestCancelledError({ cause: signal.reason })
      const open = wallet.sessions.find((session) => session.connectorId === connectorId)
      if (open && connectorId !== walletConnectId)
        return setSessions(wallet, [open, ...listOthers(wallet, connectorId)])
      const available = wallet.connectors.map(({ id }) => id)
      if (!available.includes(connectorId)) throw new ConnectorNotFoundError({ connectorId, available })
      const asked = simulateCall(wallet, 'connect', { connectorId })
      await untilAborted(asked, signal, () => new RequestCancelledError({ cause: signal?.reason }))
      const paired = connectorId === walletConnectId ? walletConnect?.getSession() : null
      if (paired) wallet.accountsOf.set(walletConnectId, listPairedAddresses(paired, namespace))
      const session = createSession(wallet, connectorId, paired ? describePaired(paired, namespace) : {})
      setSessions(wallet, [session, ...listOthers(wallet, connectorId)])
    },
    async reconnect() {
      wallet.isRestoring = true
      wallet.unwanted.clear()
      report(wallet)
      try {
        await simulateCall(wallet, 'reconnect')
        const isThere = (connectorId: string) => wallet.connectors.some(({ id }) => id === connectorId)
        wallet.sessions = restore
          .filter((connectorId) => isThere(connectorId) && !wallet.unwanted.has(connectorId))
          .map((connectorId) => createSession(wallet, connectorId))
      } finally {
        wallet.isRestoring = false
        report(wallet)
      }
    },
    async switchConnection({ connectorId }) {
      const session = wallet.sessions.find((open) => open.connectorId === connectorId)
      if (!session) throw new NotConnectedError()
      await simulateCall(wallet, 'switchConnection', { connectorId })
      wallet.network = session.network ?? null
      setSessions(wallet, [session, ...listOthers(wallet, connectorId)])
    },
    async disconnect({ connectorId } = {}) {
      for (const id of connectorId === undefined ? restore : [connectorId]) wallet.unwanted.add(id)
      try {
        await simulateCall(wallet, 'disconnect', connectorId === undefined ? undefined : { connectorId })
      } finally {
        const left = connectorId === undefined ? [] : listOthers(wallet, connectorId)
        const endsPairing = wallet.sessions.some((open) => open.connectorId === walletConnectId && !left.includes(open))
        setSessions(wallet, left)
        if (endsPairing) await walletConnect?.disconnect()
      }
    },
    async switchNetwork({ network }) {
      const configured = networks.map(({ caipNetworkId }) => caipNetworkId)
      if (!configured.includes(network)) throw new NetworkNotConfiguredError({ network, configured })
      if (can.switchNetwork === 'none') throw new SwitchNotSupportedError()
      assertActive(wallet)
      await simulateCall(wallet, 'switchNetwork', { network })
      if (can.switchNetwork === 'app') return
      wallet.network = network
      setSessions(
        wallet,
        wallet.sessions.map((session, index) => (index === 0 ? { ...session, network } : session)),
      )
    },
    async signMessage({ message, ...pin }) {
      const { address } = assertActive(wallet, pin)
      await simulateCall(wallet, 'signMessage', { message })
      return { signature, address, ...signing[namespace] }
    },
    async verifyMessage({ message, signed }) {
      await simulateCall(wallet, 'verifyMessage', { message, signed })
      const shared = [...wallet.accounts, ...[...wallet.accountsOf.values()].flat()]
      const isSigned = signed.signature === signature && signed.scheme === signing[namespace].scheme
      return isSigned && shared.includes(signed.address)
    },
    async quote(request) {
      assertActive(wallet, request)
      await simulateCall(wallet, 'quote', request)
      return { fee: DEFAULT_FEE, ...quote }
    },
    async sendTransaction(request) {
      assertActive(wallet, request)
      await simulateCall(wallet, 'sendTransaction', request)
      sent += 1n
      return `0x${(firstHash + sent).toString(16).padStart(64, '0')}`
    },
    async waitForReceipt({ id }) {
      await simulateCall(wallet, 'waitForReceipt', { id })
      return { id, block: sent, status: 'success' }
    },
    async getBalance({ addresses, network }) {
      await simulateCall(wallet, 'getBalance', { addresses, network })
      const currency = findNetwork(networks, network)?.nativeCurrency
      const { symbol = 'ETH', decimals = 18 } = currency ?? {}
      return { value: DEFAULT_BALANCE, symbol, decimals, ...balance }
    },
    isAddress: (text) => text.trim() !== '',
    isTransactionId: (text) => /^0x[0-9a-f]{64}$/.test(text),
    isRejection,
  }
}

/** The addresses of this namespace that the paired wallet shares. */
function listPairedAddresses(paired: WalletConnectSession, namespace: Namespace): readonly string[] {
  const accounts = paired.accounts.map((account) => parseCaipAddress(account))
  return accounts.flatMap((account) => (account?.namespace === namespace ? [account.address] : []))
}

function describePaired({ peer, chains }: WalletConnectSession, namespace: Namespace): Partial<WalletSession> {
  return {
    wallet: peer,
    approvedNetworks: chains.filter((chain) => chain.startsWith(`${namespace}:`)),
  }
}

function createSession(wallet: MockWallet, connectorId: string, details: Partial<WalletSession> = {}): WalletSession {
  const [first, ...rest] = wallet.accountsOf.get(connectorId) ?? wallet.accounts
  if (first === undefined) throw new AccountNotSharedError()
  return { connectorId, ...describeShared(wallet, [first, ...rest]), ...details }
}

/** Throws if no wallet is connected, or if the request names another network or account than the active one. */
function assertActive({ sessions }: MockWallet, pin: RequestPin = {}): SessionAccount {
  const [active] = sessions
  if (!active) throw new NotConnectedError()
  const [account] = active.accounts
  // If the app chooses the network, the request itself names it.
  const network = active.network ?? pin.network
  if (network !== undefined) assertPinned(pin, { network, address: account.address })
  return account
}
