'use client'

import { LayoutGrid, RotateCw, Wallet } from 'lucide-react'
import { Button } from '../../../components/button/button.js'
import { Icon } from '../../../components/icon/icon.js'
import { List } from '../../../components/list/list.js'
import { ListItem } from '../../../components/list/list-item.js'
import type { ErrorCode } from '../../../core/errors/error-code.js'
import type { Messages } from '../../../core/messages/en.js'
import type { DirectoryWallet } from '../../../core/model/directory.js'
import { IconTile } from '../../parts/icons/icon-tile.js'
import { WalletIcon } from '../../parts/icons/wallet-icon.js'
import { toPlainName } from '../../parts/names/to-plain-name.js'
import { CenteredMessage } from '../../parts/view-body/centered-message.js'
import { ViewBody } from '../../parts/view-body/view-body.js'
import { ListSkeleton } from '../../parts/view-skeleton/view-skeleton.js'

/** With the row that explores all there are five. */
const BONES = 5

export type GetWalletViewProps = {
  words: Messages
  /** Four at most, each with a place to get it. */
  wallets: readonly DirectoryWallet[]
  isLoading: boolean
  /** Why the directory did not answer. */
  failure: ErrorCode | null
  onSelect: (wallet: DirectoryWallet) => void
  /** Leads to every wallet; absent where there is none. */
  onExplore?: (() => void) | undefined
  onBack: () => void
  onRetry: () => void
}

/** A few wallets for someone who has none, and the way to all of them. */
export function GetWalletView(props: GetWalletViewProps) {
  const { words, wallets, isLoading, failure, onSelect, onExplore } = props
  const said = words.getWallet
  if (isLoading) {
    return (
      <ViewBody>
        <ListSkeleton label={said.loading} rows={BONES} />
      </ViewBody>
    )
  }
  if (wallets.length === 0) {
    const error = failure ? words.errors[failure] : null
    return (
      <CenteredMessage
        image={<IconTile as={Wallet} />}
        title={error?.title ?? said.emptyTitle}
        text={error?.text({ wallet: words.common.yourWallet }) ?? said.emptyText}
        actions={<WaysOn {...props} />}
      />
    )
  }
  return (
    <ViewBody>
      <List label={said.wallets}>
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
          <ListItem icon={<IconTile as={LayoutGrid} size="36" />} name={said.exploreAll} onClick={onExplore} />
        ) : null}
      </List>
    </ViewBody>
  )
}

/** Where nothing can be suggested: another try, every wallet there is, or back. */
function WaysOn({ words, failure, onExplore, onBack, onRetry }: GetWalletViewProps) {
  if (failure) {
    return (
      <Button variant="soft" accent="gray" onClick={onRetry}>
        <Icon as={RotateCw} size={16} />
        {words.common.tryAgain}
      </Button>
    )
  }
  return (
    <Button variant="soft" accent="gray" onClick={onExplore ?? onBack}>
      {onExplore ? words.getWallet.exploreAll : words.whatIsAWallet.done}
    </Button>
  )
}
