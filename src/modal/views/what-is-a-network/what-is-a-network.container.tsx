'use client'

import { enWhatIsANetwork } from '../../../core/messages/views/en-what-is-a-network.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useViewWords } from '../../../react/use-view-words.js'
import { WhatIsANetworkView } from './what-is-a-network-view.js'

export function WhatIsANetworkContainer() {
  const { actions } = useLintel()
  const labels = useViewWords('whatIsANetwork', enWhatIsANetwork)
  return <WhatIsANetworkView labels={labels} onDone={actions.back} />
}
