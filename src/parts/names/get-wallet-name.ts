import { type Connector, injectedConnectorId } from '../../core/model/connector.js'
import type { ShownMessages } from '../../core/words/messages.js'
import { toPlainName } from './to-plain-name.js'

/**
 * The name to show for a wallet: its announced name as plain text, "Browser wallet" for `window.ethereum` without a
 * name, or "your wallet" for an unknown connector.
 */
export function getWalletName(connector: Connector | undefined, words: ShownMessages): string {
  if (!connector) return words.common.yourWallet
  // Compares the id as well: an injected connector of the app's own has a name.
  const isNameless = connector.type === 'INJECTED' && connector.id === injectedConnectorId
  return isNameless ? words.connect.browserWallet : toPlainName(connector.name)
}
