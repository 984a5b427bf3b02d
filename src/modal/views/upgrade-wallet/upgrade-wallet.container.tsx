'use client'

import { enEmbedded } from '../../../core/messages/views/en-embedded.js'
import { enLogin } from '../../../core/messages/views/en-login.js'
import { useMessages } from '../../../react/use-messages.js'
import { useViewWords } from '../../../react/use-view-words.js'
import { useEmbedded } from '../../parts/login/use-embedded.js'
import { useLoginStep } from '../../parts/login/use-login-step.js'
import { UpgradeWalletView } from './upgrade-wallet-view.js'

/** Opens the screen of the frame that shows the key. */
export function UpgradeWalletContainer() {
  const embedded = useEmbedded()
  const { run, isRunning, problem } = useLoginStep()
  return (
    <UpgradeWalletView
      words={useMessages()}
      labels={useViewWords('embedded', enEmbedded)}
      login={useViewWords('login', enLogin)}
      isOpening={isRunning}
      // The visitor who closes the screen wants nothing else.
      problem={problem === 'login-cancelled' ? null : problem}
      onExport={() => void run(() => embedded.openExport())}
    />
  )
}
