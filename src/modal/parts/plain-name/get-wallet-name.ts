import type { Messages } from '../../../core/messages/en.js'
import { type Connector, injectedConnectorId } from '../../../core/model/connector.js'
import { toPlainName } from './to-plain-name.js'

/**
 * What a wallet is called: the name it announced, made plain; the browser's own one, which announces none, by the
 * catalogue; "your wallet" when it is not known.
 */
export function getWalletName(connector: Connector | undefined, words: Messages): string {
  if (!connector) return words.common.yourWallet
  // By its id too: a connector that an app brought along has a name of its own.
  const isNameless = connector.type === 'INJECTED' && connector.id === injectedConnectorId
  return isNameless ? words.connect.browserWallet : toPlainName(connector.name)
}
