'use client'

import { Button } from '../../../components/button/button.js'
import { Icon } from '../../../components/icon/icon.js'
import type { ErrorCode } from '../../../core/errors/error-code.js'
import { RotateCw } from '../../../icons/rotate-cw.js'
import { Wallet } from '../../../icons/wallet.js'
import { IconTile } from '../icons/icon-tile.js'
import { CenteredMessage } from '../view-body/centered-message.js'
import { ListSkeleton } from '../view-skeleton/view-skeleton.js'
import { WalletList, type WalletListProps } from './wallet-list.js'

export type WalletSectionProps = Omit<WalletListProps, 'hasFailed'> & {
  /** Installed wallets may still announce themselves. */
  isSearching: boolean
  /** Why the directory request failed. */
  failure: ErrorCode | null
  /** Reloads the page, for visitors who have just installed a wallet. */
  onReload?: (() => void) | undefined
}

/** The wallets to choose from, or a message when there are none. */
export function WalletSection({ isSearching, failure, onReload, ...list }: WalletSectionProps) {
  const { words, rows, all, isLoading, onRetry } = list
  if (rows.length > 0 || all) return <WalletList {...list} hasFailed={failure !== null} />
  if (isSearching || isLoading) return <ListSkeleton label={words.connect.searching} rows={3} />
  const error = failure ? words.errors[failure] : null
  const action = error ? onRetry : onReload
  return (
    <CenteredMessage
      image={<IconTile as={Wallet} />}
      title={error?.title ?? words.connect.emptyTitle}
      text={error?.text({ wallet: words.common.yourWallet }) ?? words.connect.emptyText}
      actions={
        action ? (
          <Button variant="soft" accent="gray" onClick={action}>
            <Icon as={RotateCw} size={16} />
            {error ? words.common.tryAgain : words.connect.reload}
          </Button>
        ) : null
      }
    />
  )
}
