'use client'

import { BookOpenCheck, Coins, Split } from 'lucide-react'
import { Button } from '../../../components/button/button.js'
import type { Messages } from '../../../core/messages/en.js'
import { HelpPoints } from '../../parts/help-points/help-points.js'
import { ViewBody } from '../../parts/view-body/view-body.js'

export type WhatIsANetworkViewProps = {
  words: Messages
  onDone: () => void
}

/** Short help for someone who has to choose a network. */
export function WhatIsANetworkView({ words, onDone }: WhatIsANetworkViewProps) {
  const said = words.whatIsANetwork
  return (
    <ViewBody>
      <HelpPoints
        points={[
          { icon: BookOpenCheck, ...said.ledger },
          { icon: Split, ...said.separate },
          { icon: Coins, ...said.fees },
        ]}
      />
      <Button onClick={onDone}>{said.done}</Button>
    </ViewBody>
  )
}
