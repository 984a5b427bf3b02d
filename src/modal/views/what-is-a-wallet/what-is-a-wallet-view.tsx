'use client'

import { KeyRound, PenLine, Wallet } from 'lucide-react'
import { Button } from '../../../components/button/button.js'
import type { Messages } from '../../../core/messages/en.js'
import { HelpPoints } from '../../parts/help-points/help-points.js'
import { ViewBody } from '../../parts/view-body/view-body.js'

export type WhatIsAWalletViewProps = {
  words: Messages
  /** Back to where one came from. */
  onDone: () => void
  /** Leads to wallets to get; left out where none are listed. */
  onGetWallet?: (() => void) | undefined
}

/** Short help for someone who has never seen a wallet. */
export function WhatIsAWalletView({ words, onDone, onGetWallet }: WhatIsAWalletViewProps) {
  const said = words.whatIsAWallet
  return (
    <ViewBody>
      <HelpPoints
        points={[
          { icon: Wallet, ...said.holds },
          { icon: KeyRound, ...said.signsIn },
          { icon: PenLine, ...said.asks },
        ]}
      />
      <Button onClick={onGetWallet ?? onDone}>{onGetWallet ? said.getWallet : said.done}</Button>
    </ViewBody>
  )
}
