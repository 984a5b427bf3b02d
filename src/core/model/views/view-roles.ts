import type { CaipNetworkId, Namespace } from '../caip.js'
import type { WindowProvider } from '../connector.js'
import type { DirectoryWallet } from '../directory.js'

/**
 * The roles of views, with the parameters of each. Core, `src/parts` and other features open a view by its role, not by its name, so
 * that an app works without the feature of the view. The facts of a view name its role (`ViewFacts`).
 */
export type ViewRoles = {
  /** The modal opens with it without an account. */
  start: object
  /** The modal opens with it for a connected account. */
  home: object

  // These five are the roles of the views that wait for the event of that name (`Wait`).
  approval: object
  connection: { connectorId: string }
  'social-login': { provider: WindowProvider }
  switch: { network: CaipNetworkId }
  'listed-network': object

  /** Lists the wallets of the directory. */
  'all-wallets': object
  /** Asks in which namespace a wallet is to connect. `connectorIds`: its connector in each. */
  'choose-namespace': { connectorIds: Partial<Record<Namespace, string>> }
  /** Shows where a visitor gets this wallet. */
  downloads: { wallet: DirectoryWallet }
  /** Suggests wallets to a visitor who has none. */
  'suggest-wallets': object
  /** Explains what a wallet is. */
  'wallet-help': object
  /** Pairs with this wallet; null: with any. */
  pair: { wallet: DirectoryWallet | null }
  /** The only way to connect in an app without adapters. */
  'pair-only': object
  /** Lists the networks to switch to. */
  'choose-network': object
  /** Changes the type of the embedded wallet's account: `eoa` or `smartAccount`. */
  'account-type': object
  /** Shows a token of the account; without `address` the native currency. */
  token: { network: CaipNetworkId; address?: string; symbol: string }
  /** Shows a transaction of the account, by its id. */
  transaction: { id: string }
  /** The form to send tokens. */
  send: object
  /** Shows the address of the account. */
  receive: object
  /** The form to swap tokens, filled in. `from`, `to`: a contract, or `native`; `amount`: whole tokens to pay, with a point. */
  trade: { from?: string; to?: string; amount?: string }
}
