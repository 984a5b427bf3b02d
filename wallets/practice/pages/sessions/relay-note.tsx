import { Callout } from '../../../../src/components/index.js'
import type { WalletConnectState } from '../../walletconnect/walletconnect-state.js'

/** Shows a note while the relay cannot be reached. */
export function RelayNote({ relay }: { relay: WalletConnectState['relay'] }) {
  if (relay !== 'down') return null
  return (
    <Callout tone="warning" heading="The relay does not answer">
      Requests of sites that came over WalletConnect wait there. The wallet keeps trying to reach it.
    </Callout>
  )
}
