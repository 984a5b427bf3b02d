import type { WindowProvider } from '../../../../core/model/connector.js'
import type { EmbeddedWallet } from '../../../../core/wallets/embedded-wallet.js'

/** Starts the login of a social. A second press of one moment finds its window open, and brings it to the front. */
export function startSocial(embedded: EmbeddedWallet, provider: WindowProvider): void {
  if (!embedded.focusSocial()) embedded.startSocial(provider)
}
