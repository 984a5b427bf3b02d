'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Connector } from '../core/model/connector.js'
import type { WalletPage } from '../core/model/directory.js'
import { listWalletRows, type WalletRow } from '../core/wallets/list-wallet-rows.js'
import { useLintel } from './lintel-context.js'
import { type ReadState, toReadState } from './read-result.js'
import { useLintelState } from './use-lintel-state.js'
import { useWalletLists, type WalletLists } from './use-wallet-lists.js'

export type UseWalletsParameters = {
  /** Whether to ask the directory. With `false` only the other wallets are listed. Default true. */
  enabled?: boolean | undefined
}

export type WalletsData = {
  /** The rows, one per wallet, in the order of `walletOrder`. */
  rows: readonly WalletRow[]
  /** The number of wallets in the directory for this app; null before it answers. */
  count: number | null
}

export type WalletsResult = Exclude<ReadState<WalletsData>, { status: 'pending' }> & {
  data: WalletsData
  /** Whether the directory has not answered yet. The other wallets are already listed. */
  isPlaceholderData: boolean
  isFetching: boolean
  /** Asks the directory again. */
  refetch(): Promise<void>
}

const none: WalletPage = { wallets: [], count: 0, dropped: 0 }

/**
 * The wallets to offer on a first screen: installed, recent, featured and recommended ones. To connect a row, call
 * `actions.connect` with one of its `connectors`, or `actions.pair` with its `wallet` if it has none. With an `error`, the
 * wallets of the directory are missing from `data`.
 *
 * @example
 * const { actions } = useLintel()
 * useWallets().data.rows.map(({ key, name, connectors, wallet }) => (
 *   <button
 *     key={key}
 *     onClick={() => (connectors[0] ? actions.connect({ connectorId: connectors[0].id }) : actions.pair({ wallet }))}
 *   >
 *     {name}
 *   </button>
 * ))
 */
export function useWallets({ enabled = true }: UseWalletsParameters = {}): WalletsResult {
  const { queries } = useLintel()
  const isMobile = useLintelState((state) => state.isMobile)
  const namespaces = useWalletLists()
  const recent = useLintelState((state) => state.recentWallets)
  const settings = useLintelState((state) => state.settings)
  const first = useQuery({ ...queries.wallets(firstPage), ...offlineToo, enabled: enabled && settings.hasDirectory })
  const hasFeatured = settings.hasDirectory && settings.featuredWalletIds.length > 0
  const featured = useQuery({ ...queries.featuredWallets(), ...offlineToo, enabled: enabled && hasFeatured })
  const recommendedPage = first.data ?? none
  const featuredPage = featured.data ?? none
  const count = first.data?.count ?? null
  const rows = useMemo(
    () =>
      listWalletRows({
        connectors: listConnectors(namespaces),
        connectedIds: listConnectedIds(namespaces),
        recent,
        featured: featuredPage.wallets,
        recommended: recommendedPage.wallets,
        count,
        settings,
        isMobile,
      }),
    [namespaces, recent, featuredPage, recommendedPage, count, settings, isMobile],
  )
  const data = useMemo((): WalletsData => ({ rows, count }), [rows, count])
  const error = first.error ?? featured.error
  return {
    ...toReadState(data, error),
    isPlaceholderData: !error && settings.hasDirectory && (first.isPending || (hasFeatured && featured.isPending)),
    isFetching: first.isFetching || featured.isFetching,
    async refetch() {
      await Promise.all([first.refetch(), hasFeatured && featured.refetch()])
    },
  } as WalletsResult
}

/** The first page of the directory. AllWallets starts with the same page, so that it appears at once. */
export const firstPage = { page: 1, entries: 40 } as const

/** Sends the request even offline, so that it fails with an error instead of waiting for a network. */
export const offlineToo = { networkMode: 'always' } as const

export function listConnectors(namespaces: WalletLists): readonly Connector[] {
  return Object.values(namespaces).flatMap(({ connectors }) => connectors)
}

export function listConnectedIds(namespaces: WalletLists): readonly string[] {
  return Object.values(namespaces).flatMap(({ connections }) => connections.map(({ connectorId }) => connectorId))
}
