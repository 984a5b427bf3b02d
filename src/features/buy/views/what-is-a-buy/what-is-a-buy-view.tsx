'use client'

import { Check } from '../../../../icons/check.js'
import { CreditCard } from '../../../../icons/credit-card.js'
import { Wallet } from '../../../../icons/wallet.js'
import { HelpView } from '../../../../parts/view-body/help-points.js'
import type { BuyWords } from '../../messages/en.js'

export type WhatIsABuyViewProps = {
  labels: BuyWords
  onDone: () => void
}

/** Short help about buying. */
export function WhatIsABuyView({ labels, onDone }: WhatIsABuyViewProps) {
  return (
    <HelpView
      points={[
        { icon: Check, title: labels.chooseTitle, text: labels.chooseText },
        { icon: CreditCard, title: labels.payTitle, text: labels.payText },
        { icon: Wallet, title: labels.receiveTitle, text: labels.receiveText },
      ]}
      button={labels.gotIt}
      onDone={onDone}
    />
  )
}
