'use client'

import { useLintel, useMessages } from '../../../react/index.js'
import { WhatIsAWalletView } from './what-is-a-wallet-view.js'

export function WhatIsAWalletContainer() {
  const { actions } = useLintel()
  return <WhatIsAWalletView words={useMessages()} onGetWallet={() => actions.push({ name: 'GetWallet' })} />
}
