import { type Address, ChainNotFoundError, numberToHex } from 'viem'
import { type CreateConnectorFn, createConnector } from 'wagmi'
import { AccountNotSharedError, NotConnectedError } from '../../../core/errors/wallet-errors.js'
import {
  type WalletConnectEvent,
  type WalletConnectPort,
  type WalletConnectSession,
  walletConnectId,
} from '../../../core/model/wallet-connect.js'
import type { SessionDetails } from '../adapter-context.js'
import { createProvider } from './create-provider.js'
import { listGrantedAddresses, listGrantedChains, toAddresses } from './read-granted.js'
import { switchPairedWallet } from './switch-paired-wallet.js'

/** Storage key of the selected network. A WalletConnect session does not store one. */
const storedChainKey = 'walletConnect.chainId'

/** Methods that sign, send or concern the wallet itself. */
const walletMethod = /^(wallet_|personal_|eth_sign|eth_sendTransaction$)/

/** The selected part of the session: the chain that every request names, and the accounts in the wallet's order. */
type Active = { chainId: number; addresses: readonly Address[] }

/**
 * The paired wallet as a wagmi connector. It does not pair: core pairs for all namespaces at once, and this connector
 * uses the eip155 part of the session. `describeSession` returns the wallet's name and its approvals.
 */
export function createWalletConnectConnector(port: WalletConnectPort): CreateConnectorFn {
  return createConnector((config) => {
    let active: Active | null = null
    let stopWatching: (() => void) | null = null
    const provider = createProvider({
      chains: config.chains,
      transports: config.transports,
      isForWallet: (method) => walletMethod.test(method),
      getChainId: () => readActive().chainId,
      getAddresses: () => active?.addresses ?? [],
      askWallet: ({ method, params }) => askWallet({ method, params: params ?? [] }),
      switchChain,
    })

    function readActive(): Active {
      if (active) return active
      throw new NotConnectedError({ details: 'WalletConnect has no session here: pair a wallet first.' })
    }

    /** Sends a request for the selected chain, or for the first approved chain when the selected one is not approved. */
    function askWallet(request: { method: string; params: unknown }): Promise<unknown> {
      const { chainId } = readActive()
      const granted = listGrantedChains(readSession(port.getSession()))
      const [carrier = chainId] =
        request.method.startsWith('wallet_') && !granted.includes(chainId) ? granted : [chainId]
      return port.request({ chainId: `eip155:${carrier}`, ...request })
    }

    async function activate(session: WalletConnectSession, wanted: number | undefined): Promise<Active> {
      const granted = listGrantedChains(session)
      const stored = Number(await config.storage?.getItem(storedChainKey as 'recentConnectorId'))
      const listed = config.chains.map(({ id }) => id)
      const chainId =
        [wanted, stored].find((id) => id !== undefined && granted.includes(id)) ??
        granted.find((id) => listed.includes(id)) ??
        granted[0]
      const addresses = chainId === undefined ? [] : listGrantedAddresses(session, chainId)
      if (chainId === undefined || addresses.length === 0) {
        throw new AccountNotSharedError({ details: 'The paired wallet shares no eip155 account.' })
      }
      return { chainId, addresses }
    }

    /** Applies the changes and emits them to wagmi and to the listeners of the provider. */
    function change({ chainId, addresses }: Partial<Active>): void {
      if (!active) return
      const before = active
      active = { chainId: chainId ?? before.chainId, addresses: addresses ?? before.addresses }
      const hasNewChain = active.chainId !== before.chainId
      const hasNewAccounts = active.addresses.join() !== before.addresses.join()
      if (hasNewChain) {
        void config.storage?.setItem(storedChainKey as 'recentConnectorId', String(active.chainId))
        provider.emit('chainChanged', numberToHex(active.chainId))
      }
      if (hasNewAccounts) provider.emit('accountsChanged', active.addresses)
      if (!hasNewChain && !hasNewAccounts) return
      config.emitter.emit('change', {
        ...(hasNewAccounts ? { accounts: active.addresses } : {}),
        ...(hasNewChain ? { chainId: active.chainId } : {}),
      })
    }

    function follow(event: WalletConnectEvent): void {
      if (!active) return
      if (event.type === 'ended') {
        end()
        return
      }
      if (event.type === 'session') {
        const granted = listGrantedChains(event.session)
        const chainId = granted.includes(active.chainId) ? active.chainId : (granted[0] ?? active.chainId)
        const addresses = listGrantedAddresses(event.session, chainId)
        if (addresses.length === 0) end()
        else change({ chainId, addresses })
        // Only the approved networks may have changed. Emit the chain again, so that subscribers of wagmi's state read them.
        if (active) config.emitter.emit('change', { chainId: active.chainId })
        return
      }
      if (event.namespace !== 'eip155') return
      if (event.type === 'accounts') connector.onAccountsChanged(event.accounts.map(({ address }) => address))
      else connector.onChainChanged(String(event.chainId))
    }

    function forget(): void {
      active = null
      stopWatching?.()
      stopWatching = null
      void config.storage?.removeItem(storedChainKey as 'recentConnectorId')
    }

    function end(): void {
      forget()
      provider.emit('disconnect', { code: 4900, message: 'The wallet has ended the session.' })
      config.emitter.emit('disconnect')
    }

    async function switchChain(chainId: number) {
      const chain = config.chains.find(({ id }) => id === chainId)
      if (!chain) throw new ChainNotFoundError()
      readActive()
      await switchPairedWallet({ port, chain, askWallet })
      change({ chainId, addresses: listGrantedAddresses(readSession(port.getSession()), chainId) })
      return chain
    }

    const connector = {
      id: walletConnectId,
      name: 'WalletConnect',
      type: 'walletConnect',
      async connect({ chainId, isReconnecting, withCapabilities } = {}) {
        const session = readSession(port.getSession() ?? (isReconnecting ? await port.restore() : null))
        active = await activate(session, chainId)
        stopWatching ??= port.watch(follow)
        const { addresses } = active
        const accounts = withCapabilities ? addresses.map((address) => ({ address, capabilities: {} })) : addresses
        // wagmi's return type depends on the value of `withCapabilities`, which TypeScript cannot narrow here.
        return { accounts: accounts as never, chainId: active.chainId }
      },
      async disconnect() {
        forget()
        await port.disconnect()
      },
      getAccounts: async () => readActive().addresses,
      getChainId: async () => readActive().chainId,
      getProvider: async () => provider,
      async isAuthorized() {
        const session = await port.restore()
        return session !== null && listGrantedAddresses(session, 0).length > 0
      },
      switchChain: ({ chainId }) => switchChain(chainId),
      onAccountsChanged(accounts) {
        const addresses = toAddresses(accounts)
        if (addresses.length > 0) change({ addresses })
      },
      onChainChanged(chain) {
        const chainId = Number(chain)
        if (Number.isSafeInteger(chainId) && chainId > 0) change({ chainId })
      },
      onDisconnect: end,
      describeSession(): SessionDetails {
        const session = port.getSession()
        if (!session) return {}
        const { name } = session.peer
        return {
          ...(name === '' ? {} : { wallet: session.peer }),
          approvedNetworks: listGrantedChains(session).map((id) => `eip155:${id}` as const),
          canApproveMore: session.methods.includes('wallet_switchEthereumChain'),
        }
      },
    } satisfies ReturnType<CreateConnectorFn>
    return connector
  })
}

function readSession(session: WalletConnectSession | null): WalletConnectSession {
  if (session) return session
  throw new NotConnectedError({ details: 'WalletConnect has no session: pair a wallet first.' })
}
