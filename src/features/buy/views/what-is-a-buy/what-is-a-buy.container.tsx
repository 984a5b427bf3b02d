'use client'

import { useLintel } from '../../../../react/lintel-context.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enBuy } from '../../messages/en.js'
import { WhatIsABuyView } from './what-is-a-buy-view.js'

export function WhatIsABuyContainer() {
  const { actions } = useLintel()
  return <WhatIsABuyView labels={useViewWords('buy', enBuy)} onDone={actions.back} />
}
