'use client'

import { BookOpenCheck } from '../../../../icons/book-open-check.js'
import { Coins } from '../../../../icons/coins.js'
import { Split } from '../../../../icons/split.js'
import { HelpView } from '../../../../parts/view-body/help-points.js'
import type { WhatIsANetworkWords } from '../../messages/what-is-a-network.js'

export type WhatIsANetworkViewProps = {
  labels: WhatIsANetworkWords
  onDone: () => void
}

/** Short help about networks. */
export function WhatIsANetworkView({ labels, onDone }: WhatIsANetworkViewProps) {
  return (
    <HelpView
      points={[
        { icon: BookOpenCheck, title: labels.ledgerTitle, text: labels.ledgerText },
        { icon: Split, title: labels.separateTitle, text: labels.separateText },
        { icon: Coins, title: labels.feesTitle, text: labels.feesText },
      ]}
      button={labels.done}
      onDone={onDone}
    />
  )
}
