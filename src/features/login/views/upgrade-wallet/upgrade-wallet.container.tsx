'use client'

import { enEmbedded } from '../../../../parts/messages/embedded.js'
import { useViewWords } from '../../../../react/use-view-words.js'
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
