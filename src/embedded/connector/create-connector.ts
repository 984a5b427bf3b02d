import { type Address, ChainNotFoundError, getAddress, numberToHex } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { createProvider } from '../../chains/eip155/paired/create-provider.js'
import { NotConnectedError } from '../../core/errors/wallet-errors.js'
import type { CaipNetworkId } from '../../core/model/caip.js'
import type { WalletSession } from '../../core/model/chain-adapter.js'
import { type EmbeddedUser, embeddedWalletId } from '../../core/model/embedded-wallet.js'
import { nodeMethods } from '../../rules/rpc/node-methods.js'
import type { StoredLogin } from '../login-store.js'
import type { Call } from './quote-operation.js'

/** The part of the embedded wallet that the connectors use. */
export type ConnectorWallet = {
  getLogin(): StoredLogin
  isAuthorized(): Promise<boolean>
  /** On a Solana network the stored user of eip155, which the views show, does not change. */
  readUser(network: CaipNetworkId): Promise<EmbeddedUser>
  switchNetwork(network: CaipNetworkId): Promise<EmbeddedUser | null>
  /** Rejects with the errors of an EIP-1193 provider. */
  requestRpc(request: { method: string; params?: unknown; network: CaipNetworkId }): Promise<unknown>
  signOut(): Promise<void>
  /** Calls `listener` when the user may have changed. */
  watchUser(listener: (user: EmbeddedUser) => void): () => void
  /** Calls `listener` when the login ends, in the frame or by another namespace. */
  watchEnd(listener: () => void): () => void
}

type Active = { address: Address; chainId: number; user: EmbeddedUser }

/** The embedded wallet as a wagmi connector: the visitor is logged in before it connects. */
export function createEmbeddedConnector(wallet: ConnectorWallet): CreateConnectorFn {
  return (config) => {
    let active: Active | null = null
    let stopWatching: (() => void)[] = []
    const provider = createProvider({
      chains: config.chains,
      transports: config.transports,
      // The app's own node answers the other methods. The frame refuses methods that it does not know.
      isForWallet: (method) => !nodeMethods.has(method),
      getChainId: () => readActive().chainId,
      getAddresses: () => (active ? [active.address] : []),
      async askWallet({ method, params }) {
        const network = toNetwork(readActive().chainId)
        return wallet.requestRpc({ method, params, network })
      },
      switchChain,
    })

    function readActive(): Active {
      if (active) return active
      throw new NotConnectedError({ details: 'Nobody is logged in.' })
    }

    /** The chain to connect on: the wanted one, the last one, or the first of the app. */
    function chooseChain(wanted: number | undefined): number {
      const ids = config.chains.map(({ id }) => id)
      const last = Number(wallet.getLogin().network?.split(':')[1])
      return [wanted, last].find((id) => id !== undefined && ids.includes(id)) ?? config.chains[0].id
    }

    function forget(): void {
      active = null
      for (const stop of stopWatching) stop()
      stopWatching = []
    }

    function end(): void {
      forget()
      provider.emit('disconnect', { code: 4900, message: 'The login has ended.' })
      config.emitter.emit('disconnect')
    }

    async function switchChain(chainId: number) {
      const chain = config.chains.find(({ id }) => id === chainId)
      if (!chain) throw new ChainNotFoundError()
      readActive()
      const user = await wallet.switchNetwork(toNetwork(chainId))
      update({ chainId, ...(user && { user }) })
      return chain
    }

    /** Reports a new address and chain to wagmi and the app, in one event. */
    function update({
      chainId = active?.chainId,
      user = active?.user,
    }: {
      chainId?: number
      user?: EmbeddedUser
    }): void {
      if (!active || chainId === undefined || !user) return
      const before = active
      active = { address: getAddress(user.address), chainId, user }
      const { address } = active
      const isOther = address !== before.address
      const hasMoved = chainId !== before.chainId
      if (isOther) provider.emit('accountsChanged', [address])
      if (hasMoved) provider.emit('chainChanged', numberToHex(chainId))
      if (isOther || hasMoved) {
        config.emitter.emit('change', { ...(isOther && { accounts: [address] }), ...(hasMoved && { chainId }) })
      }
    }

    /** Ignores a user on another chain: a switch is under way, which reports its own result. */
    function followUser(user: EmbeddedUser): void {
      if (active && user.network === toNetwork(active.chainId)) update({ user })
    }

    const connector = {
      id: embeddedWalletId,
      name: 'E-mail or social account',
      type: 'AUTH',
      async connect({ chainId: wanted, withCapabilities } = {}) {
        const chainId = chooseChain(wanted)
        const network = toNetwork(chainId)
        let user = await wallet.readUser(network)
        // A frame that does not have the network says so here.
        if (user.network !== network) user = (await wallet.switchNetwork(network)) ?? user
        active = { address: getAddress(user.address), chainId, user }
        if (stopWatching.length === 0) stopWatching = [wallet.watchEnd(end), wallet.watchUser(followUser)]
        const { address } = active
        const accounts = withCapabilities ? [{ address, capabilities: {} }] : [address]
        // wagmi's return type depends on the value of `withCapabilities`, which TypeScript cannot narrow here.
        return { accounts: accounts as never, chainId }
      },
      async disconnect() {
        forget()
        await wallet.signOut()
      },
      getAccounts: async () => [readActive().address],
      getChainId: async () => readActive().chainId,
      getProvider: async () => provider,
      isAuthorized: wallet.isAuthorized,
      switchChain: ({ chainId }) => switchChain(chainId),
      onAccountsChanged: () => undefined,
      onChainChanged(chain) {
        const chainId = Number(chain)
        if (Number.isSafeInteger(chainId) && chainId > 0) update({ chainId })
      },
      onDisconnect: end,
      /** The cost of a call as an operation of the smart account; null if the active account is the key's own. */
      async quoteOperation(call: Call) {
        const { address, user } = readActive()
        if (user.accountType !== 'smartAccount') return null
        const { quoteOperation } = await import('./quote-operation.js')
        return quoteOperation(provider, address, call)
      },
      /** The name that the modal shows for the wallet, and the types of its accounts. */
      describeSession: () => (active ? describeSession(active) : {}),
    } satisfies ReturnType<CreateConnectorFn>
    return connector
  }
}

function describeSession({ address, user }: Active): Pick<WalletSession, 'accounts'> & Partial<WalletSession> {
  const name = user.email ?? user.userName
  const accounts = user.accounts.map((account) => ({ ...account, address: getAddress(account.address) }))
  const others = accounts.filter((account) => account.address !== address)
  return { ...(name && { wallet: { name } }), accounts: [{ address, type: user.accountType }, ...others] }
}

function toNetwork(chainId: number): CaipNetworkId {
  return `eip155:${chainId}`
}
