import { NetworkNotConfiguredError } from '../../core/errors/network-errors.js'
import {
  AccountNotSharedError,
  ConnectorNotFoundError,
  NotConnectedError,
  RequestCancelledError,
} from '../../core/errors/wallet-errors.js'
import { parseCaipAddress } from '../../core/format/parse-caip-address.js'
import type { Namespace } from '../../core/model/caip.js'
import type { Balance, ChainAdapter, WalletSession } from '../../core/model/chain-adapter.js'
import type { Network } from '../../core/model/network.js'
import { type WalletConnectPort, walletConnectId } from '../../core/model/wallet-connect.js'
import { type MockWallet, meetCall } from './mock-wallet.js'

type MockAdapterParameters = {
  namespace: Namespace
  wallet: MockWallet
  networks: readonly Network[]
  restore: string | undefined
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
        if (type !== 'ended' || wallet.connectorId !== walletConnectId) return
        wallet.connectorId = null
        listener({ type: 'disconnected' })
      })
      return () => {
        unwatch?.()
        wallet.listeners.delete(listener)
      }
    },
    async connect({ connectorId, signal }) {
      const available = wallet.connectors.map(({ id }) => id)
      if (!available.includes(connectorId)) throw new ConnectorNotFoundError({ connectorId, available })
      await untilAborted(meetCall(wallet, 'connect', { connectorId }), signal)
      if (connectorId !== walletConnectId) return openSession(wallet, connectorId)
      wallet.accounts = listPairedAddresses(walletConnect, namespace)
      const peer = walletConnect?.getSession()?.peer
      return { ...openSession(wallet, connectorId), ...(peer && { wallet: { name: peer.name } }) }
    },
    async reconnect() {
      await meetCall(wallet, 'reconnect')
      return restore === undefined ? null : openSession(wallet, restore)
    },
    async disconnect() {
      await meetCall(wallet, 'disconnect')
      wallet.connectorId = null
    },
    async switchNetwork({ chainId }) {
      const configured = networks.map(({ id }) => id)
      if (!configured.includes(chainId)) throw new NetworkNotConfiguredError({ network: chainId, configured })
      assertConnected(wallet)
      await meetCall(wallet, 'switchNetwork', { chainId })
      wallet.chainId = chainId
    },
    async signMessage({ message }) {
      assertConnected(wallet)
      await meetCall(wallet, 'signMessage', { message })
      return signature
    },
    async verifyMessage(claim) {
      await meetCall(wallet, 'verifyMessage', claim)
      return claim.signature === signature && wallet.accounts.includes(claim.address)
    },
    async sendTransaction(request) {
      assertConnected(wallet)
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
function listPairedAddresses(walletConnect: WalletConnectPort | undefined, namespace: Namespace): readonly string[] {
  const accounts = walletConnect?.getSession()?.accounts.map((account) => parseCaipAddress(account)) ?? []
  return accounts.flatMap((account) => (account?.namespace === namespace ? [account.address] : []))
}

function openSession(wallet: MockWallet, connectorId: string): WalletSession {
  const [first, ...rest] = wallet.accounts
  if (first === undefined) throw new AccountNotSharedError()
  wallet.connectorId = connectorId
  return { connectorId, addresses: [first, ...rest], chainId: wallet.chainId }
}

function assertConnected({ connectorId }: MockWallet): void {
  if (connectorId === null) throw new NotConnectedError()
}

function untilAborted(answer: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new RequestCancelledError({ cause: signal?.reason }))
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
    answer.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort))
  })
}
