'use client'

import { EyeOff } from '../../../../icons/eye-off.js'
import { KeyRound } from '../../../../icons/key-round.js'
import { Wallet } from '../../../../icons/wallet.js'
import type { EmbeddedWords } from '../../../../parts/messages/embedded.js'
import { HelpView } from '../../../../parts/view-body/help-points.js'

export type UpgradeWalletViewProps = {
  labels: EmbeddedWords
  /** Opens the frame, which shows the key. */
  onExport: () => void
}

/** Explains how to export the key of the embedded wallet to another wallet. */
export function UpgradeWalletView({ labels, onExport }: UpgradeWalletViewProps) {
  return (
    <HelpView
      points={[
        { icon: KeyRound, title: labels.ownKey, text: labels.ownKeyText },
        { icon: Wallet, title: labels.anyWallet, text: labels.anyWalletText },
        { icon: EyeOff, title: labels.keepSecret, text: labels.keepSecretText },
      ]}
      button={labels.exportKey}
      onDone={onExport}
    />
  )
}
