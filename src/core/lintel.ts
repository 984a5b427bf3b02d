import type { FeatureActions, ViewAliases } from './feature-types.js'
import type { ReadonlyStore } from './log/create-guarded-store.js'
import type { Account } from './model/account.js'
import type { ActivityPage } from './model/activity.js'
import type { CaipNetworkId, Namespace } from './model/caip.js'
import type { Balance, ChainAdapter } from './model/chain-adapter.js'
import type { SourcedNftPage } from './model/data-api.js'
import type { WalletPage, WalletQuery } from './model/directory.js'
import type { EmbeddedWallet } from './model/embedded-wallet.js'
import type { Identity, Portfolio, TokenPrice } from './model/portfolio.js'
import type { Quote, Receipt, RequestPin, ShownAs, Signed, TransactionRequest } from './model/requests.js'
import type { LintelState, ToastContent } from './model/state.js'
import type { View, ViewName } from './model/views/view.js'
import type { GivenMessages, MessagesSource } from './words/given-messages.js'

/** A view by its name, with its parameters beside it. Without `view`: the default one. */
export type ViewRequest =
  | { view?: undefined }
  | { [Name in keyof ViewAliases]: { view: Name } }[keyof ViewAliases]
  | { [Name in ViewName]: { view: Name } & Request<Omit<Extract<View, { name: Name }>, 'name'>> }[ViewName]

/** A view has its own name as `name`: apps write its parameter `named` as `name`. */
type Request<Params> = { [Key in keyof Params as Key extends 'named' ? 'name' : Key]: Params[Key] }

/** Everything that changes state. Each action is bound: `const { open } = lintel.actions` works. */
export type LintelActions = FeatureActions & CoreActions

/** The actions of core. */
export type CoreActions = {
  /**
   * Opens the modal. Default view: Account when connected, else Connect.
   *
   * @throws InvalidOptionError when a parameter of the view is missing or not valid; ViewUnavailableError when an option turns
   * the view off, or the namespace of the account does not support it
   * @example lintel.actions.open({ view: 'TokenDetail', network: 'eip155:1', address: usdc, symbol: 'USDC' })
   */
  open(request?: ViewRequest): void
  /** Closes the modal. It shakes instead when a rule forbids it; `forced` skips the rules. */
  close(parameters?: { forced?: boolean }): void
  push(view: View): void
  replace(view: View): void
  reset(view: View): void
  back(): void
  /** Goes back to the view at `index` of the stack. */
  backTo(index: number): void
  /**
   * Resolves with the account; rejects with the error that the state shows. With `isShown` an open modal shows that it waits
   * for the wallet, unless the wallet answers within 150 ms.
   */
  connect(parameters: { connectorId: string; namespace?: Namespace | undefined; isShown?: boolean }): Promise<Account>
  /**
   * Makes another connected wallet the active one: `useAccount` returns it, and it signs and sends. Needs no approval.
   * Resolves with its account.
   *
   * @throws NotConnectedError when that wallet is not connected
   * @example await lintel.actions.switchConnection({ connectorId: 'com.example.wallet' })
   */
  switchConnection(parameters: { connectorId: string; namespace?: Namespace }): Promise<Account>
  /**
   * Disconnects one wallet; without `connectorId` every wallet of the namespace, by default the active one.
   * A wallet paired by WalletConnect is disconnected in all of its namespaces.
   *
   * @throws WalletFailedError when the wallet fails to disconnect; it is disconnected here anyway
   * @example await lintel.actions.disconnect({ connectorId: 'com.example.wallet' })
   */
  disconnect(parameters?: { namespace?: Namespace; connectorId?: string }): Promise<void>
  /**
   * Switches the wallet's network. With `from`, only while that account is active.
   *
   * @throws AccountMismatchError, and the errors that `docs/errors.md` lists for a switch
   * @example await lintel.actions.switchNetwork({ network: 'eip155:8453' })
   */
  switchNetwork(parameters: { network: CaipNetworkId; from?: string | undefined }): Promise<void>
  /**
   * Asks the active account to sign a text.
   *
   * @throws NotConnectedError, NetworkMismatchError and AccountMismatchError before the request to the wallet,
   * RequestRejectedError, RequestPendingError, AccountNotSharedError, WalletFailedError
   * @example await lintel.actions.signMessage({ message: 'Hello', network: 'eip155:1', from: address })
   */
  signMessage(parameters: RequestPin & { message: string }): Promise<Signed>
  /**
   * Whether `signed.address` signed `message`.
   *
   * @throws RpcUnavailableError when the check needs a node and none answers
   * @example const isValid = await lintel.actions.verifyMessage({ message, signed })
   */
  verifyMessage(parameters: { message: string; signed: Signed }): Promise<boolean>
  /**
   * The cost of a transaction of the active account, in base units of the native currency (wei), after simulating it.
   * Sends no request to the wallet. Null on a chain that cannot tell.
   *
   * @throws NotConnectedError, InvalidTransactionError, NetworkMismatchError, AccountMismatchError, ContractRevertedError
   * with the reason, InsufficientFundsError when the balance does not cover amount and fee, RpcUnavailableError
   * @example const { fee } = (await lintel.actions.quote({ kind: 'transfer', to, amount: 10n ** 16n })) ?? {}
   */
  quote(parameters: TransactionRequest): Promise<Quote | null>
  /**
   * Asks the active account to send a transaction. Resolves with its id once the wallet has sent it.
   *
   * @param shownAs The entry in Activity until a data API has the transaction. Default: derived from the request.
   * @throws NotConnectedError, InvalidTransactionError, NetworkMismatchError and AccountMismatchError before the request
   * to the wallet, RequestRejectedError, InsufficientFundsError, WalletFailedError
   * @example await lintel.actions.sendTransaction({ kind: 'transfer', to, amount: 10n ** 16n, network: 'eip155:1' })
   */
  sendTransaction(parameters: TransactionRequest, shownAs?: ShownAs): Promise<string>
  /**
   * Waits up to 25 s until a transaction is in a block. Pass `network` for one that was not sent through Lintel. Default:
   * the network it was sent on.
   *
   * @throws TransactionRevertedError, TransactionCancelledError, ReceiptTimeoutError, RpcUnavailableError
   * @example const { id, block } = await lintel.actions.waitForReceipt({ id: sent })
   */
  waitForReceipt(parameters: { id: string; network?: CaipNetworkId }): Promise<Receipt>
  showToast(toast: ToastContent): void
  dismissToast(): void
  /** Replaces messages at run time: single strings, or a lazily loaded locale. The newest call wins. */
  setMessages(source: MessagesSource): Promise<void>
}

/**
 * Options for TanStack Query. Pass them to `useQuery`, and to `prefetchQuery` on a server: the hook of the same name then shows the data
 * at once (docs/nextjs.md). Lintel's core does not depend on TanStack Query. Times in ms.
 */
export type QueryOptions<Data> = {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  staleTime: number
  /** How often a failed read is retried at once. */
  retry: number | false
  /** When to read again while a component uses the data; false for never. */
  refetchInterval: (query: {
    state: { status: 'pending' | 'error' | 'success'; error: Error | null; data: unknown }
  }) => number | false
  /** The answer that the last visit or another tab has stored, and when it was read (ms since the epoch). */
  initialData?: () => Data | undefined
  initialDataUpdatedAt?: () => number | undefined
}

/** The parameters of a query about an account. */
export type AccountParameters = { address: string; network: CaipNetworkId }

/**
 * The query options of the hooks that read data.
 *
 * @example await queryClient.prefetchQuery(lintel.queries.identity({ address, network: 'eip155:1' }))
 */
export type LintelQueries = {
  /** The sum of the native balances of `addresses`: fresh for 30 s, and read again 30 s after a failure. */
  balance(parameters: { addresses: readonly string[]; network: CaipNetworkId }): QueryOptions<Balance>
  /** The name and avatar of an account: fresh for 5 min. Without a data API for the network the name comes from the chain. */
  identity(parameters: AccountParameters): QueryOptions<Identity>
  /**
   * The balances of all tokens of an account: fresh for 30 s. With `isPolled` they are read every 10 s while a component uses them and
   * the page is visible. After a failure the same rule applies as for `balance`; after HTTP 503 they are not read again.
   */
  portfolio(parameters: AccountParameters & { isPolled?: boolean }): QueryOptions<Portfolio>
  /** One page of an account's transactions, newest first: fresh for 15 s, then read again. `cursor`: the `next` of the page before it. */
  activity(parameters: AccountParameters & { cursor?: string | undefined }): QueryOptions<ActivityPage>
  /** One page of an account's NFTs. */
  nfts(parameters: AccountParameters & { cursor?: string | undefined }): QueryOptions<SourcedNftPage>
  /** The prices of tokens by address, null for the native currency: fresh for 15 s. Those without a price are left out. */
  prices(parameters: {
    network: CaipNetworkId
    addresses: readonly (string | null)[]
  }): QueryOptions<readonly TokenPrice[]>
  /** One page of the directory, limited to the wallets that the app includes and does not exclude; fresh for 5 min. */
  wallets(parameters: Omit<WalletQuery, 'signal' | 'include' | 'exclude' | 'chains'>): QueryOptions<WalletPage>
  /** The directory entries of the wallets that the app features, in the app's order. */
  featuredWallets(): QueryOptions<WalletPage>
}

/** One wallet layer. Two on a page, or one per server request, share nothing. */
export type Lintel = {
  store: ReadonlyStore<LintelState>
  actions: LintelActions
  queries: LintelQueries
  adapters: Partial<Record<Namespace, ChainAdapter>>
  /** Null without the option `embedded`. */
  embedded: EmbeddedWallet | null
  /** The texts for visitors, which `readMessages` completes. Not part of the state, which stays serializable. */
  messages: ReadonlyStore<GivenMessages>
  /**
   * Starts discovery, restores the stored session and follows other tabs: before it returns, a stored connected state reads
   * `connecting`.
   * Call it in the browser only, before the first paint. `LintelProvider` does; an app that calls it right after
   * `createLintel` has the account sooner. A second call does nothing; after `destroy()` it starts again.
   */
  start(): void
  /** Undoes `start()`: stops discovery, timers and listeners, and rejects pending requests. */
  destroy(): void
  /** The log of this instance: a line per entry, oldest first. See the options `debug` and `logLevel`. */
  getLog(): string
}
