import type { CaipNetworkId, Namespace } from '../../../core/model/caip.js'
import type { WindowProvider } from '../../../core/model/connector.js'
import type { EmbeddedUser, EmbeddedWallet, EmbeddedWalletFactory } from '../../../core/model/embedded-wallet.js'
import type { LoginStore } from '../../login-store.js'

/** The context that core passes to the embedded wallet. */
export type WalletContext = Parameters<EmbeddedWalletFactory['create']>[0]

export type ClientContext = WalletContext & {
  login: LoginStore
  getUser(): EmbeddedUser | null
  setUser(user: EmbeddedUser | null): void
  /** The namespace of the user's network, or of the network to connect on. */
  readNamespace(): Namespace
  /** The login has ended in the frame. */
  end(): void
  /** How many logins have ended. */
  countEndings(): number
}

export type RpcRequest = { method: string; params?: unknown; network: CaipNetworkId }

type Forwarded =
  | 'prepare'
  | 'sendEmail'
  | 'waitForDevice'
  | 'verifyCode'
  | 'readFarcasterUrl'
  | 'waitForFarcaster'
  | 'updateEmail'
  | 'verifyPrimaryCode'
  | 'verifySecondaryCode'
  | 'signName'
  | 'openExport'
  | 'openDevices'
  | 'setAccountType'
  | 'followAccountType'
  | 'signOut'
  | 'showFrame'
  | 'rejectRequests'

/** The part of the embedded wallet that loads on demand: it owns the frame. */
export type WalletClient = Pick<EmbeddedWallet, Forwarded> & {
  /** On a Solana network the stored user of eip155, which the views show, does not change. */
  readUser(network?: CaipNetworkId): Promise<EmbeddedUser>
  /** Whether the visitor is logged in and this browser has its share. Forgets the stored login when not. */
  isConnected(): Promise<boolean>
  /** Resolves with the user on that network, whose address may differ: not every network has smart accounts. */
  switchNetwork(network: CaipNetworkId): Promise<EmbeddedUser | null>
  requestRpc(request: RpcRequest): Promise<unknown>
  logInBySocial(parameters: {
    provider: WindowProvider
    popup: Window | null
    leavesPage: boolean
    signal: AbortSignal
    /** Called when the window seems closed, although the service may still receive the login. */
    onUnseen: () => void
  }): Promise<void>
  redeemSocial(parameters: { provider: WindowProvider; uri: string }): Promise<void>
  close(): void
}
