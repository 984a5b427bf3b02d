'use client'

import { Button } from '../../../../components/button/button.js'
import { Check } from '../../../../icons/check.js'
import { CreditCard } from '../../../../icons/credit-card.js'
import { Wallet } from '../../../../icons/wallet.js'
import { HelpPoints } from '../../../../parts/view-body/help-points.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import type { BuyWords } from '../../messages/en.js'

export type WhatIsABuyViewProps = {
  labels: BuyWords
  onDone: () => void
}

/** Short help about buying. */
export function WhatIsABuyView({ labels, onDone }: WhatIsABuyViewProps) {
  return (
    <ViewBody>
      <HelpPoints
        points={[
          { icon: Check, title: labels.chooseTitle, text: labels.chooseText },
          { icon: CreditCard, title: labels.payTitle, text: labels.payText },
          { icon: Wallet, title: labels.receiveTitle, text: labels.receiveText },
        ]}
      />
      <Button onClick={onDone}>{labels.gotIt}</Button>
    </ViewBody>
  )
}
