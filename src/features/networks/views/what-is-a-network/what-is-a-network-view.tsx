'use client'

import { Button } from '../../../../components/button/button.js'
import { BookOpenCheck } from '../../../../icons/book-open-check.js'
import { Coins } from '../../../../icons/coins.js'
import { Split } from '../../../../icons/split.js'
import { HelpPoints } from '../../../../parts/view-body/help-points.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import type { WhatIsANetworkWords } from '../../messages/what-is-a-network.js'

export type WhatIsANetworkViewProps = {
  labels: WhatIsANetworkWords
  onDone: () => void
}

/** Short help about networks. */
export function WhatIsANetworkView({ labels, onDone }: WhatIsANetworkViewProps) {
  return (
    <ViewBody>
      <HelpPoints
        points={[
          { icon: BookOpenCheck, title: labels.ledgerTitle, text: labels.ledgerText },
          { icon: Split, title: labels.separateTitle, text: labels.separateText },
          { icon: Coins, title: labels.feesTitle, text: labels.feesText },
        ]}
      />
      <Button onClick={onDone}>{labels.done}</Button>
    </ViewBody>
  )
}
