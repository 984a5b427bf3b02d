import type { CaipNetworkId, Namespace } from './caip.js'

/** `payment` and `ordinals` are the two kinds of Bitcoin addresses of one wallet. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinals'

/** An account that a wallet shares. */
export type Account = {
  namespace: Namespace
  /** In the namespace's display form; EIP-55 checksummed for eip155. */
  address: string
  type: AccountType
  /** The connector of its wallet. */
  connectorId: string
  /** The wallet's own name, if its connector has none. `link` opens the app of a paired wallet, on a phone. */
  wallet?: { name: string; imageUrl?: string; link?: string }
}

/** One account of a wallet session. */
export type SessionAccount = Pick<Account, 'address' | 'type'> & {
  /** In the namespace's own encoding. Some wallets send it, and verifying a signature may need it. */
  publicKey?: string
  /** The derivation path (BIP-32), if the wallet reports it. */
  path?: string
  /** The visitor's name for the account in the wallet. Not trusted. */
  name?: string
  /** The networks on which the wallet offers this account, CAIP-2; undefined for every one of the session. */
  networks?: readonly CaipNetworkId[]
}
