'use client'

import { useLintel, useMessages } from '../../../react/index.js'
import { WhatIsAWalletView } from './what-is-a-wallet-view.js'

/** Help, one step behind Connect. */
export function WhatIsAWalletContainer() {
  const { actions } = useLintel()
  return <WhatIsAWalletView words={useMessages()} onDone={actions.back} />
}
