import type { Messages } from '../../../core/messages/en.js'
import type { Account } from '../../../core/model/account.js'
import type { Connector } from '../../../core/model/connector.js'
import { getWalletName } from './get-wallet-name.js'

/** The wallet an account came through: what it calls itself when it is paired, else what its connector is called. */
export function getAccountWallet(
  account: Pick<Account, 'connectorId' | 'wallet'> | null | undefined,
  connectors: readonly Connector[],
  words: Messages,
): { name: string; imageUrl?: string | undefined } {
  if (account?.wallet) return account.wallet
  const connector = connectors.find(({ id }) => id === account?.connectorId)
  return { name: getWalletName(connector, words), imageUrl: connector?.imageUrl }
}
