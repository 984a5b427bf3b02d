'use client'

import { Button } from '../../../../components/button/button.js'
import { Icon } from '../../../../components/icon/icon.js'
import type { ErrorCode } from '../../../../core/errors/error-code.js'
import type { WalletRow } from '../../../../core/wallets/list-wallet-rows.js'
import { RotateCw } from '../../../../icons/rotate-cw.js'
import { Wallet } from '../../../../icons/wallet.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { ListSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'
import { WalletList, type WalletListProps } from './wallet-list.js'

export type WalletSectionProps = Omit<WalletListProps, 'hasFailed' | 'label'> & {
  /** Installed wallets may still announce themselves. */
  isSearching: boolean
  /** Why the directory request failed. */
  failure: ErrorCode | null
  /** Well-known wallets to get, in an app without a directory. */
  suggestions?: readonly WalletRow[] | undefined
}

/** The wallets to choose from, or a message when there are none. */
export function WalletSection(props: WalletSectionProps) {
  const { isSearching, failure, suggestions = [], onReload, ...list } = props
  const { words, rows, all, isLoading, onRetry } = list
  if (rows.length > 0 || all) return <WalletList {...list} hasFailed={failure !== null} />
  if (isSearching || isLoading) return <ListSkeleton label={words.connect.searching} rows={3} />
  const error = failure ? words.errors[failure] : null
  const image = <IconTile as={Wallet} />
  if (!error && suggestions.length > 0) {
    return (
      <>
        <CenteredMessage image={image} title={words.connect.emptyTitle} text={words.connect.suggestText} />
        <WalletList
          {...list}
          rows={suggestions}
          label={words.getWallet.wallets}
          hasFailed={false}
          onReload={onReload}
        />
      </>
    )
  }
  const action = error ? onRetry : onReload
  return (
    <CenteredMessage
      image={image}
      title={error?.title ?? words.connect.emptyTitle}
      text={error?.text({ wallet: words.common.yourWallet }) ?? words.connect.emptyText}
      actions={
        action ? (
          <Button variant="soft" accent="gray" onClick={action}>
            <Icon as={RotateCw} size={16} />
            <span>{error ? words.common.tryAgain : words.connect.reload}</span>
          </Button>
        ) : null
      }
    />
  )
}
