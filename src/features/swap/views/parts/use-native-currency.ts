import { findNetwork } from '../../../../core/format/find-network.js'
import { useDataAccount } from '../../../../react/use-data-account.js'
import { useNetworks } from '../../../../react/use-network.js'

/** The currency of fees on the network of the account. Without a symbol if the app does not list the network. */
export function useNativeCurrency(): { symbol: string; decimals: number } {
  const { network } = useDataAccount({})
  return findNetwork(useNetworks(), network)?.nativeCurrency ?? { symbol: '', decimals: 18 }
}
