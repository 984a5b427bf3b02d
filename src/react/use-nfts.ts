'use client'

import { useMemo } from 'react'
import type { Nft } from '../core/model/portfolio.js'
import { useLintel } from './lintel-context.js'
import { type DataAccount, useDataAccount } from './use-data-account.js'
import { type PagesResult, usePages } from './use-pages.js'

export type NftsResult = PagesResult & {
  /** Without those that are marked as spam. */
  nfts: readonly Nft[]
  /** `none`: without a data API for the network no NFT is known. Null while nothing is known. */
  source: 'service' | 'none' | null
}

/**
 * The NFTs of an account on a network, by default the connected one, page by page.
 *
 * @example
 * const { nfts, hasMore, loadMore } = useNfts()
 */
export function useNfts(parameters: DataAccount = {}): NftsResult {
  const { queries } = useLintel()
  const { enabled, ...account } = useDataAccount(parameters)
  const { pages, result } = usePages((cursor) => queries.nfts({ ...account, cursor }), {
    enabled,
    isEmpty: (page) => page.nfts.every(({ isSpam }) => isSpam),
  })
  const nfts = useMemo(() => pages.flatMap((page) => page.nfts.filter(({ isSpam }) => !isSpam)), [pages])
  return { ...result, nfts, source: pages[0]?.source ?? null }
}
