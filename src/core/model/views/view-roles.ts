import type { CaipNetworkId, Namespace } from '../caip.js'
import type { WindowProvider } from '../connector.js'
import type { DirectoryWallet } from '../directory.js'

/**
 * The views that core, parts and features open without naming them, by their role: the parameters of each. A view has its role
 * by its facts, so the feature that has it can be left out.
 */
export type ViewRoles = {
  /** The modal opens with it without an account. */
  start: object
  /** The modal opens with it for a connected account. */
  home: object
  /** The roles below are those of the views that wait for this. */
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
  'get-wallet': { wallet: DirectoryWallet }
  'suggest-wallets': object
  'wallet-help': object
  /** Pairs with this wallet; null: with any. */
  pair: { wallet: DirectoryWallet | null }
  /** The only way to connect in an app without adapters. */
  'pair-only': object
  'choose-network': object
  'account-type': object
  /** Shows a token of the account; without `address` the native currency. */
  token: { network: CaipNetworkId; address?: string; symbol: string }
  /** Shows a transaction of the account, by its id. */
  transaction: { id: string }
  /** The form to send tokens. */
  send: object
  /** Shows the address of the account. */
  receive: object
  /** The form to exchange tokens, filled in: contracts or `native`, and whole tokens to pay, with a point. */
  trade: { from?: string; to?: string; amount?: string }
}
