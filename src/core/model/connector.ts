import type { Namespace } from './caip.js'

/** How a wallet is reached (specification §3). */
export type ConnectorType = 'AUTH' | 'MULTI_CHAIN' | 'ANNOUNCED' | 'EXTERNAL' | 'INJECTED' | 'WALLET_CONNECT'

/**
 * Id of the connector that stands for whatever is at `window.ethereum`. It does not know that wallet's name: show
 * `messages.connect.browserWallet`.
 */
export const injectedConnectorId = 'injected'

/** A wallet that can be asked to connect. Plain data: the live provider stays inside its chain adapter. */
export type Connector = {
  /** Unique in its namespace; the rdns for an announced wallet (EIP-6963). */
  id: string
  name: string
  type: ConnectorType
  chain: Namespace
  /** `data:` or `https:` only. */
  imageUrl?: string
  rdns?: string
}
