'use client'

import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '../../../../components/badge/badge.js'
import { findFocused } from '../../../../components/dialog/modality/find-focused.js'
import { Icon } from '../../../../components/icon/icon.js'
import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import { Skeleton } from '../../../../components/skeleton/skeleton.js'
import { VisuallyHidden } from '../../../../components/visually-hidden/visually-hidden.js'
import type { Namespace } from '../../../../core/model/caip.js'
import type { WalletRow } from '../../../../core/wallets/list-wallet-rows.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { LayoutGrid } from '../../../../icons/layout-grid.js'
import { QrCode } from '../../../../icons/qr-code.js'
import { RotateCw } from '../../../../icons/rotate-cw.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { WalletIcon } from '../../../../parts/icons/wallet-icon.js'
import { icon as iconStyle, row as rowStyle } from '../../../../parts/view-skeleton/view-skeleton.css.js'
import { formatWalletCount } from './format-wallet-count.js'
import { getRowName } from './get-row-name.js'
import { RowNamespaces } from './row-namespaces.js'
import { useFirstRows } from './use-first-rows.js'
import { codeTile, twoLines } from './wallet-list.css.js'

export type WalletListProps = {
  words: ShownMessages
  /** Default: "Wallets" in the language of `words`. */
  label?: string
  rows: readonly WalletRow[]
  /** Number of rows that still load. */
  missing: number
  /** Whether the directory request is running. */
  isLoading: boolean
  /** The directory request failed: `rows` has the wallets known without it. */
  hasFailed: boolean
  /** Number of all wallets, null while it is unknown. Left out when AllWallets is not offered. */
  all?: { count: number | null } | undefined
  /** Set when the app has several namespaces: each row then shows those that it supports. */
  namespaces?: readonly Namespace[] | undefined
  onSelect: (row: WalletRow) => void
  onAll: () => void
  onRetry: () => void
  /** Reloads the page, for visitors who have just installed a wallet. */
  onReload?: (() => void) | undefined
}

/** The wallets to choose from, a retry row after a failure, and the row that opens AllWallets. */
export function WalletList(props: WalletListProps) {
  const { words, label = words.connect.wallets, rows, missing, isLoading, all, namespaces = [], onSelect } = props
  const { list, isRetryShown, retry } = useRetry(props)
  const shown = useFirstRows(rows)
  const height = namespaces.length > 0 ? twoLines : undefined
  return (
    <>
      <List ref={list} label={label} aria-busy={isLoading || undefined}>
        {shown.map((row) => (
          <ListItem
            key={row.key}
            icon={<RowIcon row={row} name={getRowName(row, words)} />}
            name={getRowName(row, words)}
            description={renderNamespaces(words, listRowNamespaces(row, namespaces))}
            tag={renderTag(words, row.tag)}
            className={height}
            onClick={() => onSelect(row)}
          />
        ))}
        {Array.from({ length: isRetryShown ? 0 : missing }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
          <li key={index} aria-hidden="true" className={clsx(rowStyle, height)}>
            <Skeleton width={36} height={36} className={iconStyle} />
            <Skeleton width={index % 2 ? 84 : 112} height={14} />
          </li>
        ))}
        {isRetryShown ? (
          <ListItem
            icon={<IconTile as={RotateCw} size="36" />}
            name={words.common.tryAgain}
            description={words.connect.moreFailed}
            loading={isLoading}
            end={null}
            onClick={retry}
          />
        ) : null}
        {all ? (
          <ListItem
            icon={<IconTile as={LayoutGrid} size="36" />}
            name={words.connect.allWallets}
            tag={all.count === null ? null : <Badge accent="gray">{formatWalletCount(all.count, words.locale)}</Badge>}
            onClick={props.onAll}
          />
        ) : null}
        {props.onReload ? (
          <ListItem
            icon={<IconTile as={RotateCw} size="36" />}
            name={words.connect.reload}
            end={null}
            onClick={props.onReload}
          />
        ) : null}
      </List>
      <VisuallyHidden role="status">{missing > 0 ? words.connect.searching : ''}</VisuallyHidden>
    </>
  )
}

/** The retry row stays, busy, until the request ends. Then its focus moves to the row in its place. */
function useRetry({ isLoading, hasFailed, onRetry }: Pick<WalletListProps, 'isLoading' | 'hasFailed' | 'onRetry'>) {
  const list = useRef<HTMLUListElement>(null)
  const [isRetrying, setRetrying] = useState(false)
  const isAnswered = isRetrying && !isLoading && !hasFailed
  useEffect(() => {
    if (!isAnswered) return
    setRetrying(false)
    const focused = findFocused()
    // When a focused element unmounts, focus moves to the body or to a container of the list.
    const isLost = focused === null || focused.contains(list.current)
    if (isLost) list.current?.querySelector<HTMLElement>('li:last-child [data-lintel-list-item]')?.focus()
  }, [isAnswered])
  return {
    list,
    isRetryShown: hasFailed || (isRetrying && isLoading),
    retry() {
      if (isLoading) return
      setRetrying(true)
      onRetry()
    },
  }
}

function RowIcon({ row, name }: { row: WalletRow; name: string }) {
  if (row.kind !== 'walletConnect') return <WalletIcon name={name} imageUrl={row.imageUrl} />
  return (
    <span className={codeTile}>
      <Icon as={QrCode} size={20} />
    </span>
  )
}

/** The app's namespaces that a wallet supports, in the app's order. Empty when unknown. */
function listRowNamespaces(
  { connectors, wallet }: Pick<WalletRow, 'connectors' | 'wallet'>,
  namespaces: readonly Namespace[],
): readonly Namespace[] {
  const chains = wallet?.chains ?? []
  return namespaces.filter(
    (namespace) =>
      connectors.some(({ chain }) => chain === namespace) || chains.some((id) => id.startsWith(`${namespace}:`)),
  )
}

function renderNamespaces(words: ShownMessages, found: readonly Namespace[]) {
  return found.length > 0 ? <RowNamespaces words={words} namespaces={found} /> : undefined
}

const accents = { qrCode: undefined, recent: 'gray', installed: 'green', connected: 'green' } as const

/** At most one tag per row. */
function renderTag(words: ShownMessages, tag: WalletRow['tag']) {
  return tag ? <Badge accent={accents[tag]}>{words.connect[tag]}</Badge> : null
}
