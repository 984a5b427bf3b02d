import type { WindowProvider } from '../../../../core/model/connector.js'
import type { EmbeddedWallet } from '../../../../core/model/embedded-wallet.js'

/** Starts the login at a social provider. A quick second press brings its open window to the front. */
export function startSocial(embedded: EmbeddedWallet, provider: WindowProvider): void {
  if (!embedded.focusSocial()) embedded.startSocial(provider)
}
