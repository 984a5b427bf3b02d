import type { KeyValueStorage } from '../storage/key-value-storage.js'
import type { CaipNetworkId, Namespace } from './caip.js'
import type { Connector } from './connector.js'
import type { Network } from './network.js'
import type { WalletConnectPort } from './wallet-connect.js'

/** What a wallet shares on connecting. `chainId` is the chain the wallet is on, which the app may not support. */
export type WalletSession = {
  connectorId: string
  /** Every shared address; the first is the active one. Never empty. */
  addresses: readonly [string, ...string[]]
  chainId: number | string
  /** What the wallet calls itself, when its connector does not say. */
  wallet?: { name: string; imageUrl?: string }
  /** The networks it has approved, CAIP-2; left out when it may use any. */
  approvedNetworks?: readonly CaipNetworkId[]
  /** It takes another network into its session when it is asked to switch there. */
  canApproveMore?: boolean
}

/** What happens on the wallets' side without being asked for. */
export type ChainAdapterEvent =
  | { type: 'connectors'; connectors: readonly Connector[] }
  /** What a connected wallet shares now, the active one or another. */
  | { type: 'session'; session: WalletSession }
  /** Another of the connected wallets is the active one now. */
  | { type: 'switched'; connectorId: string }
  | { type: 'disconnected'; connectorId: string }

/** An amount of the native currency. `value` is in base units (wei, lamports, satoshi). */
export type Balance = { value: bigint; decimals: number; symbol: string }

/** Pins a request. It is refused before the wallet is asked when the active connection differs. */
export type RequestPin = {
  /** The network the request is for, CAIP-2. */
  network?: CaipNetworkId | undefined
  /** The account the request is for. */
  from?: string | undefined
}

/** What a transaction may cost; the wallet decides what is left out. Fees are in base units (wei) per unit of gas. */
export type TransactionFees = {
  /** The gas limit. */
  gas?: bigint | undefined
  /** Of a legacy transaction. Not together with the EIP-1559 fields. */
  gasPrice?: bigint | undefined
  /** EIP-1559: the most that a unit of gas may cost, priority fee included. */
  maxFeePerGas?: bigint | undefined
  /** EIP-1559: the part of `maxFeePerGas` that the block producer gets. */
  maxPriorityFeePerGas?: bigint | undefined
}

export type TransactionRequest = RequestPin &
  TransactionFees & {
    to: string
    /** Base units. Default 0. */
    value?: bigint
    /** Hex call data. */
    data?: string
  }

export type TransactionReceipt = { hash: string; blockNumber: bigint; status: 'success' | 'reverted' }

/**
 * One namespace's wallets and nodes, behind one interface, so that core and the modal know no chain library.
 * Several wallets may be connected at once. One of them is active: it signs, sends and switches the network.
 * Every method rejects with a `LintelError` (see `core/errors`), never with what a wallet threw.
 */
export type ChainAdapter = {
  namespace: Namespace
  /** Starts discovery and wallet-side events. Calls `listener` with the wallets known so far before it returns. */
  start(listener: (event: ChainAdapterEvent) => void): () => void
  /** Asks the wallet for its accounts. It becomes the active one; those connected before stay connected. */
  connect(parameters: { connectorId: string; signal?: AbortSignal }): Promise<WalletSession>
  /**
   * Restores every stored session without asking the visitor anything: the active one first, the others as they answer.
   * One that is silent holds up no other for long; an active one that comes later is then told as `switched`. None when
   * there is nothing to restore.
   */
  reconnect(): AsyncIterable<WalletSession>
  /**
   * Makes another connected wallet the active one; at once, so that what is asked next goes to it.
   *
   * @throws NotConnectedError when that wallet is not connected
   */
  switchConnection(parameters: { connectorId: string }): Promise<void>
  /** Lets go of that wallet; without `connectorId` of every one. */
  disconnect(parameters?: { connectorId?: string }): Promise<void>
  /** Switches the wallet; adds the network first when the wallet does not know it (4902). */
  switchNetwork(parameters: { chainId: number | string }): Promise<void>
  /** Hex signature of a text message (EIP-191 on eip155). */
  signMessage(parameters: RequestPin & { message: string }): Promise<string>
  verifyMessage(parameters: { address: string; message: string; signature: string }): Promise<boolean>
  /** Resolves with the hash once the wallet has sent it. */
  sendTransaction(parameters: TransactionRequest): Promise<string>
  /**
   * Waits up to 25 s; rejects with `TransactionRevertedError` with its reason, `TransactionCancelledError` or
   * `ReceiptTimeoutError`. One sent again at another fee has a receipt under its new hash.
   */
  waitForReceipt(parameters: { hash: string }): Promise<TransactionReceipt>
  getBalance(parameters: { address: string; chainId: number | string }): Promise<Balance>
}

/** What `createLintel({ adapters })` takes. Created once per instance, so two instances share nothing. */
export type ChainAdapterFactory = {
  namespace: Namespace
  create(context: {
    networks: readonly Network[]
    storage: KeyValueStorage
    /** Set when the app has set up pairing: the adapter then lists a connector `walletConnectId` over it. */
    walletConnect?: WalletConnectPort
  }): ChainAdapter
}
