'use client'

import { useLintel } from '../../../../react/lintel-context.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enWhatIsANetwork } from '../../messages/what-is-a-network.js'
import { WhatIsANetworkView } from './what-is-a-network-view.js'

export function WhatIsANetworkContainer() {
  const { actions } = useLintel()
  const labels = useViewWords('whatIsANetwork', enWhatIsANetwork)
  return <WhatIsANetworkView labels={labels} onDone={actions.back} />
}
