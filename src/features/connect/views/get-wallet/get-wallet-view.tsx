'use client'

import { Button } from '../../../../components/button/button.js'
import { Icon } from '../../../../components/icon/icon.js'
import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import type { ErrorCode } from '../../../../core/errors/error-code.js'
import type { DirectoryWallet } from '../../../../core/model/directory.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { LayoutGrid } from '../../../../icons/layout-grid.js'
import { RotateCw } from '../../../../icons/rotate-cw.js'
import { Wallet } from '../../../../icons/wallet.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { WalletIcon } from '../../../../parts/icons/wallet-icon.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { ListSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'

/** Four wallets and the row that opens AllWallets. */
const SKELETON_ROWS = 5

export type GetWalletViewProps = {
  words: ShownMessages
  /** At most four, each with a download. */
  wallets: readonly DirectoryWallet[]
  isLoading: boolean
  /** Why the directory request failed. */
  failure: ErrorCode | null
  onSelect: (wallet: DirectoryWallet) => void
  /** Opens AllWallets. Left out when the directory is empty or missing. */
  onExplore?: (() => void) | undefined
  onBack: () => void
  /** After a failure. */
  onRetry?: (() => void) | undefined
}

/** A few wallets for visitors who have none, and AllWallets. */
export function GetWalletView(props: GetWalletViewProps) {
  const { words, wallets, isLoading, failure, onSelect, onExplore } = props
  const labels = words.getWallet
  if (isLoading) {
    return (
      <ViewBody>
        <ListSkeleton label={labels.loading} rows={SKELETON_ROWS} />
      </ViewBody>
    )
  }
  if (wallets.length === 0) {
    const error = failure ? words.errors[failure] : null
    return (
      <CenteredMessage
        image={<IconTile as={Wallet} />}
        title={error?.title ?? labels.emptyTitle}
        text={error?.text({ wallet: words.common.yourWallet }) ?? labels.emptyText}
        actions={<Actions {...props} />}
      />
    )
  }
  return (
    <ViewBody>
      <List label={labels.wallets}>
        {wallets.map((wallet) => {
          const name = toPlainName(wallet.name) || words.connect.unnamedWallet
          return (
            <ListItem
              key={wallet.id}
              icon={<WalletIcon name={name} imageUrl={wallet.imageUrl} />}
              name={name}
              onClick={() => onSelect(wallet)}
            />
          )
        })}
        {onExplore ? (
          <ListItem icon={<IconTile as={LayoutGrid} size="36" />} name={labels.exploreAll} onClick={onExplore} />
        ) : null}
      </List>
    </ViewBody>
  )
}

/** Shown without suggestions: Try again, AllWallets, or Back. */
function Actions({ words, failure, onExplore, onBack, onRetry }: GetWalletViewProps) {
  if (failure) {
    return (
      <Button variant="soft" accent="gray" onClick={onRetry}>
        <Icon as={RotateCw} size={16} />
        <span>{words.common.tryAgain}</span>
      </Button>
    )
  }
  return (
    <Button variant="soft" accent="gray" onClick={onExplore ?? onBack}>
      {onExplore ? words.getWallet.exploreAll : words.whatIsAWallet.done}
    </Button>
  )
}
