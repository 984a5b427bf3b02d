import type { Namespace } from './caip.js'

export type AccountType = 'eoa' | 'smartAccount' | 'payment'

/** The account a wallet has shared. */
export type Account = {
  namespace: Namespace
  /** In the namespace's display form; EIP-55 checksummed for eip155. */
  address: string
  type: AccountType
  /** The connector it came through. */
  connectorId: string
  /** What the wallet calls itself, when its connector does not say. */
  wallet?: { name: string; imageUrl?: string }
}
