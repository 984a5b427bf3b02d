import { SignClient } from '@walletconnect/sign-client'
import type { AppMetadata } from '../../../core/model/wallet-connect.js'
import type { Client, PortContext } from '../sign-client.js'
import { createCore } from './create-core.js'
import { keepConnected } from './keep-connected.js'

/**
 * Starts the client. Drops stored data of an earlier visit that cannot be read, so that a wallet can still be paired.
 * `stop` closes the connection for good.
 */
export async function startClient(context: PortContext): Promise<{ client: Client; stop: () => void }> {
  const first = tryToStart(context)
  try {
    return { client: await first.starting, stop: first.stop }
  } catch (error) {
    first.stop()
    first.clear()
    context.log.warn('The stored data of WalletConnect cannot be read and was dropped.', error)
    const second = tryToStart(context)
    return { client: await second.starting, stop: second.stop }
  }
}

function tryToStart(context: PortContext) {
  const { core, clear } = createCore(context)
  const stop = keepConnected(core, context.report)
  const options = { core, logger: core.logger, metadata: describeApp(context.metadata) }
  return { starting: SignClient.init(options), stop, clear }
}

/** The app's description for wallets. `url` defaults to the origin of the page, because wallets compare the two. */
function describeApp({ name, description = '', url = '', icons = [] }: AppMetadata) {
  const origin = typeof location === 'undefined' ? '' : location.origin
  return { name, description, url: origin.startsWith('http') ? origin : url, icons: [...icons] }
}
