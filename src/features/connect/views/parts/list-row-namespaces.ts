import type { Namespace } from '../../../../core/model/caip.js'
import type { WalletRow } from '../../../../core/wallets/list-wallet-rows.js'

/** The app's namespaces that a wallet supports, in the app's order. Empty when unknown. */
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
