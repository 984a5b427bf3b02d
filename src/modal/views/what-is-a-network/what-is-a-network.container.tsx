'use client'

import { useLintel } from '../../../react/lintel-context.js'
import { useMessages } from '../../../react/use-messages.js'
import { WhatIsANetworkView } from './what-is-a-network-view.js'

export function WhatIsANetworkContainer() {
  const { actions } = useLintel()
  return <WhatIsANetworkView words={useMessages()} onDone={actions.back} />
}
