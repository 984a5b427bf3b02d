'use client'

import { retryPages, toListState, toMore } from '../../../../parts/lists/read-pages.js'
import { enPortfolio } from '../../../../parts/messages/portfolio.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useNetwork } from '../../../../react/use-network.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { useNfts } from '../../react/use-nfts.js'
import { NftList, type NftsState } from './nft-list.js'

/** The NFTs of the connected account on its network. */
export function NftsTab() {
  const words = useModalWords()
  const labels = useViewWords('portfolio', enPortfolio)
  const network = useNetwork()
  const found = useNfts()
  const nfts = found.data?.nfts ?? []
  const list = toListState(found, nfts, words)
  const state: NftsState = list.status === 'ready' && found.data?.source === 'none' ? { status: 'unknown' } : list
  return (
    <NftList
      words={words}
      labels={labels}
      networkName={network?.name ?? words.common.unknownNetwork}
      nfts={state}
      more={toMore(found, nfts.length === 0)}
      onMore={() => (found.error ? retryPages(found) : void found.fetchNextPage())}
    />
  )
}
