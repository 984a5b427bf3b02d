import type { Messages } from '../messages/en.js'
import type { MessagesSource } from '../messages/messages.js'
import type { Account } from './account.js'
import type { CaipNetworkId, Namespace } from './caip.js'
import type { Balance, ChainAdapter, RequestPin, TransactionReceipt, TransactionRequest } from './chain-adapter.js'
import type { DirectoryWallet, WalletPage, WalletQuery } from './directory.js'
import type { LintelState, Toast } from './state.js'
import type { View, ViewName } from './view.js'

/** Views that need no parameters can be asked for by name. */
export type ViewRequest = View | PlainViewName

type PlainViewName = {
  [Name in ViewName]: { name: Name } extends Extract<View, { name: Name }> ? Name : never
}[ViewName]

/** Everything that changes state. Each is bound: `const { open } = lintel.actions` works. */
export type LintelActions = {
  /** Opens the modal: the view asked for, else Account when connected, else Connect. */
  open(parameters?: { view?: ViewRequest }): void
  /** Closes it unless a rule refuses (then it shakes); `forced` passes every rule. */
  close(parameters?: { forced?: boolean }): void
  push(view: View): void
  replace(view: View): void
  reset(view: View): void
  back(): void
  /** Goes back to the view at `index` of the stack. */
  backTo(index: number): void
  /**
   * Resolves with the account, rejects with the same error that the state shows. `isShown`: an open modal shows that
   * the wallet is asked, as on a press of one of its rows; not so when it answers within 150 ms.
   */
  connect(parameters: { connectorId: string; namespace?: Namespace | undefined; isShown?: boolean }): Promise<Account>
  /**
   * Offers to pair by WalletConnect: `state.pairing.uri` is the link to show, renewed by itself until the wallet
   * answers. Resolves with the account. While one runs for the same wallet, joins it.
   *
   * @throws InvalidOptionError without the option `walletConnect`; RelayUnavailableError, RelayRefusedError,
   * RequestRejectedError, RequestCancelledError after `cancelPairing()`
   */
  pair(parameters?: { wallet?: DirectoryWallet | null }): Promise<Account>
  /** Gives up pairing; a wallet that answers later is not connected. */
  cancelPairing(): void
  /**
   * Makes another connected wallet the active one: `useAccount` shows it, and it is asked to sign and send. Nobody has
   * to approve. Resolves with its account.
   *
   * @throws NotConnectedError when that wallet is not connected
   * @example await lintel.actions.switchConnection({ connectorId: 'com.example.wallet' })
   */
  switchConnection(parameters: { connectorId: string; namespace?: Namespace }): Promise<Account>
  /**
   * Lets go of one wallet; without `connectorId` of every wallet of the namespace, which is the active one by default.
   * A wallet paired by WalletConnect ends all of its namespaces.
   *
   * @throws WalletFailedError when the wallet would not let go; it is disconnected here all the same
   * @example await lintel.actions.disconnect({ connectorId: 'com.example.wallet' })
   */
  disconnect(parameters?: { namespace?: Namespace; connectorId?: string }): Promise<void>
  /**
   * Asks the wallet to switch. With `from` only when that account is active.
   *
   * @throws AccountMismatchError, and what `docs/errors.md` lists for a switch
   * @example await lintel.actions.switchNetwork({ network: 'eip155:8453' })
   */
  switchNetwork(parameters: { network: CaipNetworkId; from?: string | undefined }): Promise<void>
  /**
   * Asks the active account to sign a text.
   *
   * @throws NotConnectedError, NetworkMismatchError and AccountMismatchError before the wallet is asked,
   * RequestRejectedError, RequestPendingError, AccountNotSharedError, WalletFailedError
   * @example await lintel.actions.signMessage({ message: 'Hello', network: 'eip155:1', from: address })
   */
  signMessage(parameters: RequestPin & { message: string }): Promise<string>
  verifyMessage(parameters: { address: string; message: string; signature: string }): Promise<boolean>
  /**
   * Asks the active account to send a transaction. Resolves with its hash once the wallet has sent it.
   *
   * @throws NotConnectedError, InvalidTransactionError, NetworkMismatchError and AccountMismatchError before the wallet
   * is asked, RequestRejectedError, InsufficientFundsError, WalletFailedError
   * @example await lintel.actions.sendTransaction({ to, value: 10n ** 16n, network: 'eip155:1' })
   */
  sendTransaction(parameters: TransactionRequest): Promise<string>
  waitForReceipt(parameters: { hash: string }): Promise<TransactionReceipt>
  showToast(toast: Omit<Toast, 'id'>): void
  dismissToast(): void
  /** Stops and resumes the time of the open toast: it stays while it is under the pointer or under focus. */
  holdToast(): void
  releaseToast(): void
  /** Replaces the words at run time, per string or by a lazily loaded locale. The newest call wins. */
  setMessages(source: MessagesSource): Promise<void>
  /** Takes over what another tab has stored. Call it on the window's `storage` event; `LintelProvider` does. */
  followStorage(): void
}

/** Options for TanStack Query: spread into `useQuery`, no dependency on it here. Times in ms. */
export type QueryOptions<Data> = {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  staleTime: number
  /** How often a failed read is repeated at once. */
  retry: number | false
  /** When to read again by itself, while somebody watches; false for not at all. */
  refetchInterval: (query: { state: { status: 'pending' | 'error' | 'success' } }) => number | false
}

export type LintelQueries = {
  /** The native balance; fresh for 30 s, and read again 30 s after a failure. */
  balance(parameters: { address: string; network: CaipNetworkId }): QueryOptions<Balance>
  /** One page of the directory, within what the app includes and excludes; fresh for 5 min. */
  wallets(parameters: Omit<WalletQuery, 'signal' | 'include' | 'exclude' | 'chains'>): QueryOptions<WalletPage>
  /** The directory's entries of the wallets the app features, in the app's order. */
  featuredWallets(): QueryOptions<WalletPage>
}

/** The slice of a store that React and other bindings need. */
export type ReadonlyStore<State> = {
  getState(): State
  getInitialState(): State
  subscribe(listener: (state: State, previous: State) => void): () => void
}

/** One wallet layer. Two on a page, or one per server request, never meet. */
export type Lintel = {
  store: ReadonlyStore<LintelState>
  actions: LintelActions
  queries: LintelQueries
  adapters: Partial<Record<Namespace, ChainAdapter>>
  /** Every word shown to a visitor. Beside the state, since the state stays serialisable. */
  messages: ReadonlyStore<Messages>
  /**
   * Starts discovery and restores the stored session: before it returns, a stored connected state reads
   * `connecting`. Call it in the browser only, before the first paint; `LintelProvider` does, an app that calls it
   * right after `createLintel` has the account sooner. A second call does nothing; after `destroy()` it starts again.
   */
  start(): void
  /** Undoes `start()`: stops discovery, timers and listeners, and rejects what still waits for a wallet. */
  destroy(): void
}
