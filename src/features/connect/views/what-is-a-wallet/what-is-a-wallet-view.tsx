'use client'

import { Button } from '../../../../components/button/button.js'
import type { Messages } from '../../../../core/words/messages.js'
import { KeyRound } from '../../../../icons/key-round.js'
import { PenLine } from '../../../../icons/pen-line.js'
import { Wallet } from '../../../../icons/wallet.js'
import { HelpPoints } from '../../../../parts/view-body/help-points.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'

export type WhatIsAWalletViewProps = {
  words: Messages
  /** Opens GetWallet. */
  onGetWallet: () => void
}

/** Short help about wallets. */
export function WhatIsAWalletView({ words, onGetWallet }: WhatIsAWalletViewProps) {
  const labels = words.whatIsAWallet
  return (
    <ViewBody>
      <HelpPoints
        points={[
          { icon: Wallet, ...labels.holds },
          { icon: KeyRound, ...labels.signsIn },
          { icon: PenLine, ...labels.asks },
        ]}
      />
      <Button onClick={onGetWallet}>{labels.getWallet}</Button>
    </ViewBody>
  )
}
