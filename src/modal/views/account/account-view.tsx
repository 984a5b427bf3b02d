'use client'

import { Address } from '../../../components/address/address.js'
import { Amount } from '../../../components/amount/amount.js'
import { Avatar } from '../../../components/avatar/avatar.js'
import { Button } from '../../../components/button/button.js'
import { Icon } from '../../../components/icon/icon.js'
import { List } from '../../../components/list/list.js'
import { ListItem } from '../../../components/list/list-item.js'
import { Skeleton } from '../../../components/skeleton/skeleton.js'
import { Text } from '../../../components/text/text.js'
import type { Messages } from '../../../core/messages/en.js'
import type { Balance } from '../../../core/model/chain-adapter.js'
import { Compass } from '../../../icons/compass.js'
import { TriangleAlert } from '../../../icons/triangle-alert.js'
import { Wallet } from '../../../icons/wallet.js'
import { DisconnectFooter } from '../../parts/footer-line/disconnect-footer.js'
import { IconTile } from '../../parts/icons/icon-tile.js'
import { WalletIcon } from '../../parts/icons/wallet-icon.js'
import { toPlainName } from '../../parts/names/to-plain-name.js'
import { ViewBody } from '../../parts/view-body/view-body.js'
import {
  address as addressStyle,
  avatar,
  balance as balanceStyle,
  identity,
  notice,
  unknown,
  wallet as walletStyle,
} from './account-view.css.js'

/** Fraction digits of a balance, and of the zero shown when the balance is unavailable. */
const BALANCE_DIGITS = 3
const UNKNOWN_DIGITS = 2

/** The balance of the native currency. */
export type AccountBalance =
  | { status: 'loading' }
  | { status: 'ready'; balance: Balance }
  /** Without `onRetry` it cannot be read, because the app does not list the network. */
  | { status: 'unavailable'; symbol: string; isRetrying?: boolean; onRetry?: (() => void) | undefined }

export type AccountViewProps = {
  words: Messages
  address: string
  wallet: { name: string; imageUrl?: string | undefined }
  balance: AccountBalance
  /** The account's page in the block explorer. */
  explorerUrl?: string | null | undefined
  isDisconnecting?: boolean
  /** Opens ProfileWallets. */
  onWallets?: (() => void) | undefined
  onDisconnect: () => void
}

/** The connected account, its wallet and its balance. */
export function AccountView({
  words,
  address,
  wallet,
  balance,
  explorerUrl,
  isDisconnecting = false,
  onWallets,
  onDisconnect,
}: AccountViewProps) {
  return (
    <>
      <ViewBody>
        <div className={identity}>
          <Avatar size="5" seed={address} className={avatar} />
          <Text size="6" weight="medium" className={addressStyle}>
            <Address
              value={address}
              copyable
              copy={{
                label: words.account.copyAddress,
                copiedLabel: words.account.addressCopied,
              }}
            />
          </Text>
          <Text size="2" tone="muted" className={walletStyle}>
            <WalletIcon name={wallet.name} imageUrl={wallet.imageUrl} size="20" />
            <Text size="2" tone="muted" truncate asChild>
              <bdi title={toPlainName(wallet.name)}>{toPlainName(wallet.name)}</bdi>
            </Text>
          </Text>
        </div>
        <BalanceLine words={words} balance={balance} />
        {explorerUrl || onWallets ? (
          <List label={words.account.more}>
            {onWallets ? (
              <ListItem
                icon={<IconTile as={Wallet} size="36" />}
                name={words.titles.ProfileWallets}
                onClick={onWallets}
              />
            ) : null}
            {explorerUrl ? (
              <ListItem
                icon={<IconTile as={Compass} size="36" />}
                name={words.account.viewInExplorer}
                href={explorerUrl}
                external
              />
            ) : null}
          </List>
        ) : null}
      </ViewBody>
      <DisconnectFooter words={words} isDisconnecting={isDisconnecting} onDisconnect={onDisconnect} />
    </>
  )
}

/** The balance; a skeleton while it loads, a muted zero with a note when it is unavailable. */
function BalanceLine({ words, balance }: Pick<AccountViewProps, 'words' | 'balance'>) {
  const isLoading = balance.status === 'loading'
  const label = { role: 'group', 'aria-label': words.account.balance } as const
  return (
    <div {...label} aria-busy={isLoading} className={balanceStyle}>
      {isLoading ? <Skeleton width={164} height={40} /> : null}
      {balance.status === 'ready' ? (
        <Amount
          variant="display"
          notation="full"
          {...balance.balance}
          digits={BALANCE_DIGITS}
          fixed
          locale={words.locale}
        />
      ) : null}
      {balance.status === 'unavailable' ? (
        <>
          <Amount
            variant="display"
            value="0"
            symbol={balance.symbol}
            digits={UNKNOWN_DIGITS}
            fixed
            locale={words.locale}
            // Assistive technology would read a zero that is none.
            aria-hidden
            className={unknown}
          />
          <div className={notice}>
            <Text size="2" tone="muted" className={notice} role="status">
              <Icon as={TriangleAlert} size={16} />
              {words.account.balanceUnavailable}
            </Text>
            {balance.onRetry ? (
              <Button size="1" variant="soft" accent="gray" loading={balance.isRetrying} onClick={balance.onRetry}>
                {words.common.tryAgain}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </div>
  )
}
