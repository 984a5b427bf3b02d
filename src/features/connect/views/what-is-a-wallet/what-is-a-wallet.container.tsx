'use client'

import { useLintel } from '../../../../react/lintel-context.js'
import { useMessages } from '../../../use-messages.js'
import { WhatIsAWalletView } from './what-is-a-wallet-view.js'

export function WhatIsAWalletContainer() {
  const { actions } = useLintel()
  return <WhatIsAWalletView words={useMessages()} onGetWallet={() => actions.push({ name: 'GetWallet' })} />
}
