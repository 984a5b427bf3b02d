'use client'

import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { WhatIsAWalletView } from './what-is-a-wallet-view.js'

export function WhatIsAWalletContainer() {
  const { actions } = useLintel()
  return <WhatIsAWalletView words={useModalWords()} onGetWallet={() => actions.push({ name: 'GetWallet' })} />
}
