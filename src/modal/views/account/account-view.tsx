'use client'

import { Compass } from 'lucide-react'
import { Address } from '../../../components/address/address.js'
import { Avatar } from '../../../components/avatar/avatar.js'
import { Skeleton } from '../../../components/skeleton/skeleton.js'
import { Text } from '../../../components/text/text.js'
import { formatBalance } from '../../../core/format/format-balance.js'
import { formatUnknownBalance } from '../../../core/format/format-unknown-balance.js'
import type { Messages } from '../../../core/messages/en.js'
import type { Balance } from '../../../core/model/chain-adapter.js'
import { Amount } from '../../parts/amount/amount.js'
import { WalletIcon } from '../../parts/brand-icon/wallet-icon.js'
import { DisconnectFooter } from '../../parts/footer-line/disconnect-footer.js'
import { Group } from '../../parts/group/group.js'
import { IconTile } from '../../parts/icon-tile/icon-tile.js'
import { toPlainName } from '../../parts/plain-name/to-plain-name.js'
import { Row } from '../../parts/row/row.js'
import { ViewBody } from '../../parts/view-body/view-body.js'
import {
  address as addressStyle,
  avatar,
  balance as balanceStyle,
  wallet as walletStyle,
  who,
} from './account-view.css.js'

/** What is known of the native balance. */
export type AccountBalance =
  | { status: 'loading' }
  | { status: 'ready'; balance: Balance }
  | { status: 'unavailable'; symbol: string }

export type AccountViewProps = {
  words: Messages
  address: string
  wallet: { name: string; imageUrl?: string | undefined }
  balance: AccountBalance
  /** The account's page in the network's explorer, when it has one. */
  explorerUrl?: string | null | undefined
  isDisconnecting?: boolean
  onDisconnect: () => void
}

/** Who is connected, with what, and how much there is. */
export function AccountView({
  words,
  address,
  wallet,
  balance,
  explorerUrl,
  isDisconnecting = false,
  onDisconnect,
}: AccountViewProps) {
  return (
    <>
      <ViewBody>
        <div className={who}>
          <Avatar size="5" seed={address} className={avatar} />
          <Text size="6" weight="medium" className={addressStyle}>
            <Address
              value={address}
              copyable
              copy={{
                label: words.account.copyAddress,
                copiedLabel: words.account.addressCopied,
                refusedLabel: words.account.copyRefused,
              }}
              malformedLabel={words.account.addressMalformed}
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
        {explorerUrl ? (
          <Group label={words.account.more}>
            <Row icon={<IconTile as={Compass} size="36" />} name={words.account.viewInExplorer} href={explorerUrl} />
          </Group>
        ) : null}
      </ViewBody>
      <DisconnectFooter words={words} isDisconnecting={isDisconnecting} onDisconnect={onDisconnect} />
    </>
  )
}

/** The sum; while it loads a bar of its size, and when it cannot be read a zero that says so. */
function BalanceLine({ words, balance }: Pick<AccountViewProps, 'words' | 'balance'>) {
  const isLoading = balance.status === 'loading'
  const label = { role: 'group', 'aria-label': words.account.balance } as const
  return (
    <div {...label} aria-busy={isLoading} className={balanceStyle}>
      {isLoading ? <Skeleton width={164} height={40} /> : null}
      {balance.status === 'ready' ? (
        <Amount sum={formatBalance(balance.balance, words.locale)} symbol={balance.balance.symbol} />
      ) : null}
      {balance.status === 'unavailable' ? (
        <>
          <Amount sum={formatUnknownBalance(words.locale)} symbol={balance.symbol} />
          <Text size="2" tone="muted">
            {words.account.balanceUnavailable}
          </Text>
        </>
      ) : null}
    </div>
  )
}
