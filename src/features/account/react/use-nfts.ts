'use client'

import { useMemo } from 'react'
import type { Nft } from '../../../core/model/portfolio.js'
import { useLintel } from '../../../react/lintel-context.js'
import { type DataAccount, useDataAccount } from '../../../react/use-data-account.js'
import { type PagesResult, usePages } from '../../../react/use-pages.js'

export type NftsData = {
  /** The NFTs of all pages read so far, without those marked as spam. */
  nfts: readonly Nft[]
  /** `none`: without a data API for the network no NFT is known. */
  source: 'service' | 'none'
}

/**
 * The NFTs of an account on a network, by default the connected one, page by page.
 *
 * @example
 * const { data, hasNextPage, fetchNextPage } = useNfts()
 */
export function useNfts(parameters: DataAccount = {}): PagesResult<NftsData> {
  const { queries } = useLintel()
  const { enabled, ...account } = useDataAccount(parameters)
  const { pages, toResult } = usePages((cursor) => queries.nfts({ ...account, cursor }), {
    enabled,
    isEmpty: (page) => page.nfts.every(({ isSpam }) => isSpam),
  })
  const data = useMemo((): NftsData | undefined => {
    const [first] = pages
    return first && { nfts: pages.flatMap((page) => page.nfts.filter(({ isSpam }) => !isSpam)), source: first.source }
  }, [pages])
  return toResult(data)
}
