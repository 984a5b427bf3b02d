import type { Namespace } from './caip.js'

/** How a wallet is reached. */
export type ConnectorType = 'AUTH' | 'MULTI_CHAIN' | 'ANNOUNCED' | 'EXTERNAL' | 'INJECTED' | 'WALLET_CONNECT'

/**
 * The id of the connector for `window.ethereum`. That wallet's name is not known: show
 * `messages.connect.browserWallet`.
 */
export const injectedConnectorId = 'injected'

/** A wallet that can connect. Plain data: the live provider stays inside its chain adapter. */
export type Connector = {
  /** Unique in its namespace; the rdns for an announced wallet (EIP-6963). */
  id: string
  name: string
  type: ConnectorType
  chain: Namespace
  /** `data:` or `https:` only. */
  imageUrl?: string
  rdns?: string
  /** Whether it connects and signs in by one request (`signIn` of its adapter). */
  canSignIn?: boolean
}

/** The social accounts that log in through a window of their own. */
export type WindowProvider = 'google' | 'x' | 'discord' | 'apple' | 'github' | 'facebook'

/** Farcaster logs in through its app. */
export type SocialProvider = WindowProvider | 'farcaster'
