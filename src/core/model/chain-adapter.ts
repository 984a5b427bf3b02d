import type { SessionAccount } from './account.js'
import type { CaipNetworkId, Namespace } from './caip.js'
import type { Connector } from './connector.js'
import type { ContractCalls } from './contract-calls.js'
import type { EmbeddedConnector } from './embedded-wallet.js'
import type { KeyValueStorage } from './key-value-storage.js'
import type { Network } from './network.js'
import type { TokenBalance } from './portfolio.js'
import type { Quote, Receipt, RequestPin, Signed, TransactionRequest } from './requests.js'
import type { WalletSignInPayload } from './siwx.js'
import type { WalletConnectPort } from './wallet-connect.js'

/** The data that a wallet shares when it connects. */
export type WalletSession = {
  connectorId: string
  /** Every shared account; the first is the active one. Never empty. */
  accounts: readonly [SessionAccount, ...SessionAccount[]]
  /**
   * The wallet's current network, which the app may not list. If the app chooses it (`can.switchNetwork`): undefined, or
   * the chosen one if the format of addresses depends on it.
   */
  network?: CaipNetworkId
  /** The wallet's own name, if its connector has none. */
  wallet?: { name: string; imageUrl?: string; link?: string }
  /** The networks it has approved, CAIP-2; undefined when it may use any. */
  approvedNetworks?: readonly CaipNetworkId[]
  /** Whether a switch request can add a network to the session. */
  canApproveMore?: boolean
}

/** The events of an adapter. Each replaces the last one of its type. */
export type ChainAdapterEvent =
  | { type: 'connectors'; connectors: readonly Connector[] }
  /** Every connected wallet, the active one first. `isRestoring`: stored sessions are still being restored. */
  | { type: 'connections'; sessions: readonly WalletSession[]; isRestoring: boolean }

/** An amount of the native currency. `value` is in base units (wei, lamports, satoshi). */
export type Balance = { value: bigint; decimals: number; symbol: string }

/** The record of a name on one network. */
export type ResolvedName = {
  /** Normalized (ENSIP-15). Show this one. */
  name: string
  /** In the namespace's display form. */
  address: string
  /** Whether the name mixes Latin letters with those of another script. It may imitate another name. */
  isMixedScript: boolean
}

/** Facts about a receiver. */
export type AddressFacts = {
  isContract: boolean
  /** Whether it is the contract of a token or of NFTs: assets sent to it are lost. */
  isToken: boolean
  /** Whether it is known that nobody can spend assets sent to it: the zero address, an address to burn tokens. */
  isBurn?: boolean
}

/** Balances of tokens, and the tokens that could not be read. */
export type TokenBalances = { balances: readonly TokenBalance[]; failed: readonly string[] }

/** The abilities of a namespace's wallets, so that views offer nothing else. */
export type AdapterAbilities = {
  /**
   * How the network changes: by a request to the `wallet`, which may ask the visitor; in the `app`, without a request
   * to the wallet; or not by the page (`none`): the visitor switches it in the wallet.
   */
  switchNetwork: 'wallet' | 'app' | 'none'
  /** Whether it sends transactions. */
  send: boolean
  /** Whether it connects and signs in by one request. */
  signIn: boolean
}

/**
 * One namespace's wallets and nodes behind one interface, so that core and the modal do not depend on a chain library.
 * Several wallets may be connected at once. The active one signs, sends and switches the network.
 * Every method rejects with a `LintelError` (see `core/errors`), never with the wallet's own error.
 */
export type ChainAdapter = {
  namespace: Namespace
  can: AdapterAbilities
  /** Whether it is known before `start` that it restores stored sessions, from a cookie that the server and the browser read. */
  willRestore?: boolean
  /** Starts discovery and events. Calls `listener` with the wallets and connections known so far before it returns. */
  start(listener: (event: ChainAdapterEvent) => void): () => void
  /**
   * Asks the wallet for its accounts and makes it the active one. Emits `connections` before it resolves. An approval
   * after `signal` aborted is disconnected. `network`: the chosen one, if the app chooses it.
   */
  connect(parameters: { connectorId: string; network?: CaipNetworkId; signal?: AbortSignal }): Promise<void>
  /**
   * Restores the stored sessions without asking the visitor. Reports `isRestoring` before it returns and until it
   * resolves. `connectorIds`: the wallets that were connected, the active one first. `network`: as for `connect`.
   */
  reconnect(parameters: { connectorIds: readonly string[]; network?: CaipNetworkId }): Promise<void>
  /**
   * Makes another connected wallet the active one.
   *
   * @throws NotConnectedError when that wallet is not connected
   */
  switchConnection(parameters: { connectorId: string }): Promise<void>
  /** Disconnects that wallet; without `connectorId` every one. Rejects if a wallet fails to disconnect, and removes it anyway. */
  disconnect(parameters?: { connectorId?: string }): Promise<void>
  /**
   * Switches the wallet; adds the network first if the wallet does not know it (4902). If the app chooses the network, it only
   * adopts the network, without a request.
   *
   * @throws NetworkNotConfiguredError, SwitchNotSupportedError where `can.switchNetwork` is `none`
   */
  switchNetwork(parameters: { network: CaipNetworkId }): Promise<void>
  /** Signs a text message (EIP-191 on eip155). */
  signMessage(parameters: RequestPin & { message: string }): Promise<Signed>
  /**
   * Connects a wallet whose connector has `canSignIn`, has it sign the message of `payload` in the same request, and makes it the
   * active one. The wallet chooses the account and writes the text: `signedMessage` has its bytes. A verifier must
   * compare every field. `network`: default is the app's.
   *
   * @throws SignInRefusedError when `payload` is for another page, and the errors of `connect`
   */
  signIn?(parameters: {
    connectorId: string
    payload: WalletSignInPayload
    network?: CaipNetworkId
    signal?: AbortSignal
  }): Promise<Signed>
  /**
   * Whether `signed.address` signed `message`, or the same sign-in message as wallets of the namespace write it
   * (`signedMessage`). False for a scheme of another namespace. `network`: where the contract of a smart account is called;
   * by default that of the active wallet.
   */
  verifyMessage(parameters: { message: string; signed: Signed; network?: CaipNetworkId }): Promise<boolean>
  /**
   * The cost of a transaction, after simulating it. Sends no request to the wallet.
   *
   * @throws ContractRevertedError with the reason, InsufficientFundsError when the balance does not cover amount and
   * fee, and the errors that `sendTransaction` throws before it asks the wallet
   */
  quote?(parameters: TransactionRequest): Promise<Quote>
  /** Resolves with the id of the transaction once the wallet has sent it. */
  sendTransaction(parameters: TransactionRequest): Promise<string>
  /**
   * Waits up to 25 s; rejects with `TransactionRevertedError` with its reason, `TransactionCancelledError` or
   * `ReceiptTimeoutError`. The receipt of a transaction that was sped up has the new id. With `sent` it is `expired` when
   * another transaction of that account has taken its nonce. On chains where transactions expire, `onLastBlock` gets the last block
   * that may hold it, unless it is given: keep it for `lastBlock` of the next call, maybe by another page.
   */
  waitForReceipt(parameters: {
    id: string
    network?: CaipNetworkId
    sent?: { from: string; nonce: number }
    lastBlock?: number | undefined
    onLastBlock?: (lastBlock: number) => void
  }): Promise<Receipt>
  /** The nonce of a transaction that `from` has sent, on chains with nonces; null if it is not known. */
  readNonce?(parameters: { id: string; from: string; network: CaipNetworkId }): Promise<number | null>
  /** The sum of the native balances of `addresses`. Bitcoin wallets spread one account over several. */
  getBalance(parameters: { addresses: readonly string[]; network: CaipNetworkId }): Promise<Balance>
  /**
   * The address of a name on `network`; null when it has none there, or only the zero address.
   *
   * @param parameters.gateways The option `names.gateways`. Default: any server may be asked.
   * @throws InvalidNameError, NetworkNotConfiguredError, NameGatewayError, RpcUnavailableError within 10 s
   */
  resolveName?(parameters: {
    name: string
    network: CaipNetworkId
    gateways?: string | undefined
  }): Promise<ResolvedName | null>
  /** The name of an address on `network`; null when it has none, or one that does not resolve to the address. */
  lookUpName?(parameters: {
    address: string
    network: CaipNetworkId
    gateways?: string | undefined
  }): Promise<string | null>
  /**
   * The balances of these tokens for `address`, read from a node. Names and symbols are the contracts' own.
   * A token that does not answer is in `failed`. `withOthers`: includes its other tokens, if a node lists them (Solana), without
   * NFTs.
   */
  getTokenBalances?(parameters: {
    address: string
    network: CaipNetworkId
    tokens: readonly string[]
    withOthers?: boolean
  }): Promise<TokenBalances>
  /** Facts about a receiver, for warnings before something is sent to it. */
  describeAddress?(parameters: { address: string; network: CaipNetworkId }): Promise<AddressFacts>
  /**
   * The wallet's own list of assets for `address`; null if it cannot list them.
   *
   * @throws CapabilitiesInvalidError, WalletUnresponsiveError within 10 s, WalletFailedError
   */
  getAssets?(parameters: {
    address: string
    networks: readonly CaipNetworkId[]
  }): Promise<readonly TokenBalance[] | null>
  /** Loads the contract calls, on chains that have contracts. */
  loadContractCalls?(): Promise<ContractCalls>
  /** Whether `text` is an address of this namespace, with a correct checksum where the format has one. */
  isAddress(text: string): boolean
  /** Whether `text` has the form of a transaction's id. */
  isTransactionId(text: string): boolean
  /** Whether an error means that the visitor rejected the request: general errors, and those of this namespace's wallets. */
  isRejection(error: unknown): boolean
}

/** An item of `createLintel({ adapters })`. Called once per instance, so two instances share nothing. */
export type ChainAdapterFactory = {
  namespace: Namespace
  create(context: {
    networks: readonly Network[]
    storage: KeyValueStorage
    /** Set if the app has set up pairing: the adapter then lists a connector with the id `walletConnectId`. */
    walletConnect?: WalletConnectPort
    /** Set if the app has set up the embedded wallet and it serves this namespace. */
    embedded?: EmbeddedConnector
  }): ChainAdapter
}
