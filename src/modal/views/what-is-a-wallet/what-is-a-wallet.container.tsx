'use client'

import { useLintel, useLintelState, useMessages } from '../../../react/index.js'
import { WhatIsAWalletView } from './what-is-a-wallet-view.js'

export function WhatIsAWalletContainer() {
  const { actions } = useLintel()
  const hasDirectory = useLintelState((state) => state.settings.wallets.hasDirectory)
  return (
    <WhatIsAWalletView
      words={useMessages()}
      onDone={actions.back}
      onGetWallet={hasDirectory ? () => actions.push({ name: 'GetWallet' }) : undefined}
    />
  )
}
