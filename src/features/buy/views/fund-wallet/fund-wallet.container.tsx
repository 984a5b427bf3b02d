'use client'

import { useViewLinks } from '../../../../parts/views/use-view-links.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enBuy } from '../../messages/en.js'
import { FundWalletView } from './fund-wallet-view.js'

/** The app's ways to fill the connected account. */
export function FundWalletContainer() {
  const labels = useViewWords('buy', enBuy)
  return <FundWalletView labels={labels} ways={useViewLinks('FundWallet', {})} />
}
