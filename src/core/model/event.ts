import type { Alert } from '../errors/alert.js'
import type { ErrorCode } from '../errors/error-code.js'
import type { LintelError } from '../errors/lintel-error.js'
import type { FeatureEvents } from '../feature-types.js'
import type { Transaction } from './activity.js'
import type { CaipNetworkId, Namespace } from './caip.js'
import type { WalletSession } from './chain-adapter.js'
import type { Connector } from './connector.js'
import type { PendingRequest } from './embedded-wallet.js'
import type { Toast } from './state.js'
import type { StoredValues } from './stored-values.js'
import type { View } from './views/view.js'

/** Every event. `id` numbers a request: answers with an older one are dropped. */
export type LintelEvent = CoreEvent | FeatureEvents[keyof FeatureEvents]

/** The events of core. */
export type CoreEvent =
  | { type: 'lintel/started'; stored: StoredValues; isMobile: boolean; isRestricted: boolean }
  | { type: 'lintel/stopped' }
  | { type: 'alert/raised'; alert: Alert }
  | RouterEvent
  | ModalEvent
  | ConnectionEvent
  | NetworkEvent
  | ToastEvent
  | RequestEvent
  | TransactionEvent
  /** Another tab has changed stored values. `before`: the stored values that this tab read last. */
  | { type: 'storage/followed'; stored: StoredValues; before: StoredValues }
  | { type: 'balance/failed'; network: CaipNetworkId; reason: ErrorCode; toast: Toast }
  | { type: 'balance/retry'; network: CaipNetworkId }
  | ActionEvent

/** The outcome of an action that is not in the state. */
export type ActionEvent =
  | { type: 'action/disconnected'; namespace: Namespace }
  | { type: 'action/failed'; action: 'disconnect' | 'signMessage' | 'sendTransaction'; error: LintelError }

export type RouterEvent =
  | { type: 'router/push'; view: View }
  | { type: 'router/replace'; view: View }
  | { type: 'router/reset'; view: View }
  | { type: 'router/back' }
  | { type: 'router/back-to'; index: number }

export type ModalEvent =
  | { type: 'modal/open'; view: View | null }
  | { type: 'modal/close'; forced: boolean }
  | { type: 'modal/shake-ended' }

export type ConnectionEvent =
  /** `isShown`: an open modal shows that it waits for the wallet. */
  | { type: 'connection/connect'; namespace: Namespace; connectorId: string; id: number; isShown?: boolean }
  /** The wallet has not answered within 150 ms. */
  | { type: 'connection/delay-ended'; namespace: Namespace; id: number }
  | { type: 'connection/failed'; namespace: Namespace; id: number; error: LintelError }
  | { type: 'connection/timed-out'; namespace: Namespace; id: number }
  /** A connected wallet of the namespace is about to become the active one. */
  | { type: 'connection/switch'; namespace: Namespace }
  /** A connected wallet, or with null every one, is about to be disconnected. */
  | { type: 'connection/disconnect'; namespace: Namespace; connectorId: string | null }
  /** The connections that the adapter reports. */
  | {
      type: 'connection/changed'
      namespace: Namespace
      sessions: readonly WalletSession[]
      isRestoring: boolean
    }
  | { type: 'connection/restore-overdue'; namespace: Namespace }
  | { type: 'connection/connectors'; namespace: Namespace; connectors: readonly Connector[] }

export type NetworkEvent =
  | { type: 'network/switch'; network: CaipNetworkId; id: number }
  | { type: 'network/switched'; namespace: Namespace; id: number }
  | { type: 'network/switch-failed'; namespace: Namespace; id: number; error: LintelError }
  | { type: 'network/switch-timed-out'; namespace: Namespace; id: number }

export type ToastEvent =
  | { type: 'toast/show'; toast: Toast }
  /** The gap between two toasts is over. */
  | { type: 'toast/next' }
  /** The toast is hovered or focused, or no longer is. */
  | { type: 'toast/hold' }
  | { type: 'toast/release' }
  /** Without `id`: the open toast and the waiting one. */
  | { type: 'toast/dismiss'; id: number | null }

export type RequestEvent =
  | { type: 'request/added'; request: PendingRequest }
  | { type: 'request/settled'; id: string }
  /** The app requested a method that the embedded wallet does not support. `toast` tells the visitor. */
  | { type: 'request/refused'; toast: Toast }
  | { type: 'request/refusal-due'; toast: Toast }

/** `id`: the id of a transaction that was sent from this browser. */
export type TransactionEvent =
  | { type: 'transaction/sent'; transaction: Transaction }
  /** Its nonce later tells whether another transaction replaced it, its last block whether it has expired. */
  | { type: 'transaction/identified'; id: string; nonce?: number; lastBlock?: number }
  /** `hash`: the transaction in the block; differs from `id` if the visitor sped it up. */
  | {
      type: 'transaction/settled'
      id: string
      status: Exclude<Transaction['status'], 'pending'>
      hash?: string
      block?: number
      reason?: string
    }
  /** Looks for the receipts of pending transactions. */
  | { type: 'transaction/check' }
