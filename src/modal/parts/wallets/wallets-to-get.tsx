import type { ReactNode } from 'react'
import { List } from '../../../components/list/list.js'
import { ListItem } from '../../../components/list/list-item.js'
import type { Messages } from '../../../core/messages/en.js'
import type { DirectoryWallet } from '../../../core/model/directory.js'
import { WalletIcon } from '../icons/wallet-icon.js'
import { toPlainName } from '../names/to-plain-name.js'

export type WalletsToGetProps = {
  words: Messages
  wallets: readonly DirectoryWallet[]
  onSelect: ((wallet: DirectoryWallet) => void) | undefined
  /** Rows below the wallets. */
  children?: ReactNode
}

/** Wallets for visitors who have none. */
export function WalletsToGet({ words, wallets, onSelect, children }: WalletsToGetProps) {
  return (
    <List label={words.getWallet.wallets}>
      {wallets.map((wallet) => {
        const name = toPlainName(wallet.name) || words.connect.unnamedWallet
        return (
          <ListItem
            key={wallet.id}
            icon={<WalletIcon name={name} imageUrl={wallet.imageUrl} />}
            name={name}
            onClick={() => onSelect?.(wallet)}
          />
        )
      })}
      {children}
    </List>
  )
}
