import type { Namespace } from '../../core/model/caip.js'
import type { WalletRow } from '../../core/wallets/list-wallet-rows.js'

/** Which of the app's namespaces a wallet reaches, in the app's order; none when that is not known. */
export function listRowNamespaces(
  { connectors, wallet }: Pick<WalletRow, 'connectors' | 'wallet'>,
  namespaces: readonly Namespace[],
): readonly Namespace[] {
  const chains = wallet?.chains ?? []
  return namespaces.filter(
    (namespace) =>
      connectors.some(({ chain }) => chain === namespace) || chains.some((id) => id.startsWith(`${namespace}:`)),
  )
}
