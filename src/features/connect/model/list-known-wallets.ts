import type { Namespace } from '../../../core/model/caip.js'
import type { DirectoryWallet } from '../../../core/model/directory.js'
import { listDirectoryRows, type WalletRow, type WalletSources } from '../../../core/wallets/list-wallet-rows.js'
import { knownWalletIcons } from './known-wallet-icons.js'

/** The most suggested wallets. */
const MAX_KNOWN = 4

/** Name, homepage, rdns and namespaces of well-known wallets, no more. The order has no meaning. */
const known = [
  { name: 'MetaMask', homepage: 'https://metamask.io', rdns: 'io.metamask', namespaces: ['eip155', 'solana'] },
  {
    name: 'Phantom',
    homepage: 'https://phantom.com',
    rdns: 'app.phantom',
    namespaces: ['eip155', 'solana', 'bip122'],
  },
  { name: 'Rainbow', homepage: 'https://rainbow.me', rdns: 'me.rainbow', namespaces: ['eip155'] },
  {
    name: 'Trust Wallet',
    homepage: 'https://trustwallet.com',
    rdns: 'com.trustwallet.app',
    namespaces: ['eip155', 'solana', 'bip122'],
  },
  { name: 'Enkrypt', homepage: 'https://www.enkrypt.com', rdns: 'com.enkrypt', namespaces: ['polkadot'] },
] as const satisfies readonly { name: string; homepage: string; rdns: string; namespaces: readonly Namespace[] }[]

/**
 * Lists up to 4 well-known wallets that are not installed and support one of `namespaces`, for an app without a
 * directory, so that a visitor without a wallet learns where to get one. Leaves out wallets that the app excludes.
 */
export function listKnownWallets(
  namespaces: readonly Namespace[],
  sources: Pick<WalletSources, 'connectors' | 'settings' | 'isMobile'>,
): readonly WalletRow[] {
  const wallets = known
    .filter((wallet) => wallet.namespaces.some((namespace) => namespaces.includes(namespace)))
    .map(
      ({ name, homepage, rdns }, order): DirectoryWallet => ({
        id: `known-${rdns}`,
        name,
        imageUrl: knownWalletIcons[rdns],
        homepage,
        rdns,
        isCertified: false,
        chains: [],
        order,
        injected: [],
      }),
    )
  return listDirectoryRows(wallets, { ...sources, connectedIds: [] })
    .filter(({ connectors }) => connectors.length === 0)
    .slice(0, MAX_KNOWN)
}
