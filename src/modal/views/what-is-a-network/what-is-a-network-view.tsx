'use client'

import { Button } from '../../../components/button/button.js'
import type { Messages } from '../../../core/messages/en.js'
import { BookOpenCheck } from '../../../icons/book-open-check.js'
import { Coins } from '../../../icons/coins.js'
import { Split } from '../../../icons/split.js'
import { HelpPoints } from '../../parts/view-body/help-points.js'
import { ViewBody } from '../../parts/view-body/view-body.js'

export type WhatIsANetworkViewProps = {
  words: Messages
  onDone: () => void
}

/** Short help about networks. */
export function WhatIsANetworkView({ words, onDone }: WhatIsANetworkViewProps) {
  const labels = words.whatIsANetwork
  return (
    <ViewBody>
      <HelpPoints
        points={[
          { icon: BookOpenCheck, ...labels.ledger },
          { icon: Split, ...labels.separate },
          { icon: Coins, ...labels.fees },
        ]}
      />
      <Button onClick={onDone}>{labels.done}</Button>
    </ViewBody>
  )
}
