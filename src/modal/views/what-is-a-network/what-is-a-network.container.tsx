'use client'

import { useLintel, useMessages } from '../../../react/index.js'
import { WhatIsANetworkView } from './what-is-a-network-view.js'

export function WhatIsANetworkContainer() {
  const { actions } = useLintel()
  return <WhatIsANetworkView words={useMessages()} onDone={actions.back} />
}
