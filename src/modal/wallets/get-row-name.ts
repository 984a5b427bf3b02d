import type { Messages } from '../../core/messages/en.js'
import { injectedConnectorId } from '../../core/model/connector.js'
import type { WalletRow } from '../../core/wallets/list-wallet-rows.js'
import { toPlainName } from '../parts/plain-name/to-plain-name.js'

/** What a row of the wallet list is called: never empty, and never a name that turns the words around it. */
export function getRowName({ kind, name, connectors }: WalletRow, words: Messages): string {
  if (kind === 'walletConnect') return words.connect.walletConnect
  const isBrowserWallet = connectors.some(({ type, id }) => type === 'INJECTED' && id === injectedConnectorId)
  if (isBrowserWallet) return words.connect.browserWallet
  return toPlainName(name) || words.connect.unnamedWallet
}
