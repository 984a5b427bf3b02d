import { useAccount } from '../../src/react/index.js'
import { LivePanel } from './live-panel.container.js'
import { OtherPanel } from './other-panel.container.js'

/** The panel of the connected account. Key it by the address, so that the result of one account is not shown for another. */
export function Panel() {
  const { account } = useAccount()
  return account?.namespace === 'eip155' ? <LivePanel /> : <OtherPanel />
}
