import { injectedConnectorId } from '../../../../core/model/connector.js'
import type { WalletRow } from '../../../../core/wallets/list-wallet-rows.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'

/** The name of a row in the wallet list as plain text, never empty. */
export function getRowName({ kind, name, connectors }: WalletRow, words: ShownMessages): string {
  if (kind === 'walletConnect') return words.connect.walletConnect
  const isBrowserWallet = connectors.some(({ type, id }) => type === 'INJECTED' && id === injectedConnectorId)
  if (isBrowserWallet) return words.connect.browserWallet
  return toPlainName(name) || words.connect.unnamedWallet
}
