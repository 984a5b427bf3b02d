import { Callout } from '../../../../src/components/index.js'
import type { WalletConnectState } from '../../walletconnect/walletconnect-state.js'
import { useWalletWords } from '../../words/wallet-words.js'

/** Shows a note while the relay cannot be reached. */
export function RelayNote({ relay }: { relay: WalletConnectState['relay'] }) {
  const { home } = useWalletWords().pages
  if (relay !== 'down') return null
  return (
    <Callout tone="warning" heading={home.relayDown}>
      {home.relayDownText}
    </Callout>
  )
}
