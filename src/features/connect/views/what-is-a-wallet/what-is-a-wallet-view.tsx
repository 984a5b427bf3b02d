'use client'

import type { ShownMessages } from '../../../../core/words/messages.js'
import { KeyRound } from '../../../../icons/key-round.js'
import { PenLine } from '../../../../icons/pen-line.js'
import { Wallet } from '../../../../icons/wallet.js'
import { HelpView } from '../../../../parts/view-body/help-points.js'

export type WhatIsAWalletViewProps = {
  words: ShownMessages
  /** Opens GetWallet. */
  onGetWallet: () => void
}

/** Short help about wallets. */
export function WhatIsAWalletView({ words, onGetWallet }: WhatIsAWalletViewProps) {
  const labels = words.whatIsAWallet
  return (
    <HelpView
      points={[
        { icon: Wallet, ...labels.holds },
        { icon: KeyRound, ...labels.signsIn },
        { icon: PenLine, ...labels.asks },
      ]}
      button={labels.getWallet}
      onDone={onGetWallet}
    />
  )
}
