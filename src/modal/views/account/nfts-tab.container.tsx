'use client'

import { enPortfolio } from '../../../core/messages/views/en-portfolio.js'
import { useMessages, useNetwork, useNfts } from '../../../react/index.js'
import { useViewWords } from '../../../react/use-view-words.js'
import { toMore } from '../../parts/portfolio/to-more.js'
import { NftList, type NftsState } from './nft-list.js'

/** The NFTs of the connected account on its network. */
export function NftsTab() {
  const words = useMessages()
  const labels = useViewWords('portfolio', enPortfolio)
  const network = useNetwork()
  const found = useNfts()
  const isEmpty = found.nfts.length === 0
  const state: NftsState = found.isLoading
    ? { status: 'loading' }
    : found.error && isEmpty
      ? { status: 'failed', onRetry: found.retry }
      : found.source === 'none'
        ? { status: 'unknown' }
        : { status: 'ready', items: found.nfts }
  return (
    <NftList
      words={words}
      labels={labels}
      networkName={network?.name ?? words.common.unknownNetwork}
      nfts={state}
      more={toMore(found, isEmpty)}
      onMore={found.error ? found.retry : found.loadMore}
    />
  )
}
