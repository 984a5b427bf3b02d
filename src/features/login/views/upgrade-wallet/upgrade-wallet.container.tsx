'use client'

import { useViewWords } from '../../../../react/use-view-words.js'
import { enEmbedded } from '../../messages/embedded.js'
import { useFrameScreen } from '../../parts/use-frame-screen.js'
import { UpgradeWalletView } from './upgrade-wallet-view.js'

/** Opens the screen of the frame that shows the key. */
export function UpgradeWalletContainer() {
  return (
    <UpgradeWalletView
      labels={useViewWords('embedded', enEmbedded)}
      onExport={useFrameScreen((embedded) => embedded.openExport())}
    />
  )
}
