import type { Namespace } from '../../src/core/model/caip.js'
import type { DirectoryWallet } from '../../src/core/model/directory.js'
import type { WalletRow } from '../../src/core/wallets/list-wallet-rows.js'
import { wallets } from './view-samples.js'

/** The row for a wallet on another device. */
export const scanRow: WalletRow = {
  key: 'walletConnect',
  kind: 'walletConnect',
  name: '',
  connectors: [],
  wallet: null,
  tag: 'qrCode',
}

/** Foxglove, Prism and Harbor, installed. */
export const installedRows = wallets.map(
  (connector): WalletRow => ({
    key: connector.id,
    kind: 'injected',
    name: connector.name,
    ...(connector.imageUrl !== undefined && { imageUrl: connector.imageUrl }),
    connectors: [connector],
    wallet: null,
    tag: 'installed',
  }),
) as [WalletRow, WalletRow, WalletRow]

/** Wallets that are only in the directory. */
export function toRows(listed: readonly DirectoryWallet[]): readonly WalletRow[] {
  return listed.map((wallet) => ({
    key: wallet.id,
    kind: 'recommended',
    name: wallet.name,
    ...(wallet.imageUrl !== undefined && { imageUrl: wallet.imageUrl }),
    connectors: [],
    wallet,
    tag: null,
  }))
}

export const allNamespaces: readonly Namespace[] = ['eip155', 'solana', 'bip122', 'polkadot']

/** The row of an installed wallet that announces these namespaces. */
export function offer(row: WalletRow, namespaces: readonly Namespace[]): WalletRow {
  return { ...row, connectors: row.connectors.flatMap((own) => namespaces.map((chain) => ({ ...own, chain }))) }
}
