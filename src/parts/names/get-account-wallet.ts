import type { Account } from '../../core/model/account.js'
import type { Connector } from '../../core/model/connector.js'
import type { ShownMessages } from '../../core/words/messages.js'
import { getWalletName } from './get-wallet-name.js'

/** The wallet of an account: the paired wallet's own name and icon, or else those of its connector. */
export function getAccountWallet(
  account: Pick<Account, 'connectorId' | 'wallet'> | null | undefined,
  connectors: readonly Connector[],
  words: ShownMessages,
): { name: string; imageUrl?: string | undefined } {
  if (account?.wallet) return account.wallet
  const connector = connectors.find(({ id }) => id === account?.connectorId)
  return { name: getWalletName(connector, words), imageUrl: connector?.imageUrl }
}
