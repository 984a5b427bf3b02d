import type { Namespace } from './caip.js'

export type AccountType = 'eoa' | 'smartAccount' | 'payment'

/** The account that a wallet shares. */
export type Account = {
  namespace: Namespace
  /** In the namespace's display form; EIP-55 checksummed for eip155. */
  address: string
  type: AccountType
  /** The connector of its wallet. */
  connectorId: string
  /** The wallet's own name, when its connector has none. */
  wallet?: { name: string; imageUrl?: string }
}
